import { createInternalTokens } from '@shopwright/service-kit/http/internal-token';
import { createLogger, safeError } from '@shopwright/service-kit/runtime/logger';
import { runUntilStopped, serverPart } from '@shopwright/service-kit/runtime/shutdown';
import { readConfig } from './config';
import { startMailbox } from './start-mailbox';

async function main(): Promise<void> {
  const config = readConfig();
  const logger = createLogger('mailbox', config.LOG_LEVEL);
  const { smtp, server } = await startMailbox({
    directory: config.DATA_DIR,
    host: config.HOST,
    httpPort: config.PORT,
    smtpPort: config.SMTP_PORT,
    tokens: createInternalTokens(config.INTERNAL_TOKEN_SECRET),
    logger,
  });
  logger.info({ address: server.address(), smtpPort: smtp.port }, 'mailbox listens');
  runUntilStopped(logger, [{ name: 'smtp server', timeoutMs: 5000, stop: smtp.stop }, serverPart(server)]);
}

main().catch((error: unknown) => {
  createLogger('mailbox', 'info').fatal({ err: safeError(error) }, 'mailbox cannot start');
  process.exit(1);
});
