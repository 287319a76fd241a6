import type { InternalTokens } from '@shopwright/service-kit/http/internal-token';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import { type EmailArchive, openEmailArchive } from './email-archive';
import { type RunningSmtp, startSmtp } from './smtp';

/** The dependencies of the routes. */
export interface MailboxDeps {
  archive: EmailArchive;
  smtp: RunningSmtp;
  tokens: InternalTokens;
  logger: Logger;
}

interface MailboxOptions {
  config: { directory: string; smtpPort: number; http: { host: string } };
  tokens: InternalTokens;
  logger: Logger;
}

/** Opens the archive on disk and starts the SMTP server that fills it. */
export async function openMailbox({ config, tokens, logger }: MailboxOptions): Promise<MailboxDeps> {
  const archive = await openEmailArchive(config.directory);
  const smtp = await startSmtp(archive, logger, config.smtpPort, config.http.host);
  logger.info({ smtpPort: smtp.port }, 'mailbox accepts email');
  return { archive, smtp, tokens, logger };
}
