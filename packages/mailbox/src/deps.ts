import type { InternalTokens } from '@shopwright/service-kit/http/internal-token';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import { type MailStore, openMailStore } from './mail-store';
import { type RunningSmtp, startSmtp } from './smtp';

/** What the routes work with. */
export interface MailboxDeps {
  store: MailStore;
  smtp: RunningSmtp;
  tokens: InternalTokens;
  logger: Logger;
}

interface MailboxOptions {
  config: { directory: string; smtpPort: number; http: { host: string } };
  tokens: InternalTokens;
  logger: Logger;
}

/** Opens the store on the disk, and starts the SMTP server that fills it. */
export async function openMailbox({ config, tokens, logger }: MailboxOptions): Promise<MailboxDeps> {
  const store = await openMailStore(config.directory);
  const smtp = await startSmtp(store, logger, config.smtpPort, config.http.host);
  logger.info({ smtpPort: smtp.port }, 'mailbox takes mail');
  return { store, smtp, tokens, logger };
}
