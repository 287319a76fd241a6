import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { InternalTokens } from '@shopwright/service-kit/http/internal-token';
import { listen } from '@shopwright/service-kit/http/server';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import { createMailboxApp } from './app';
import { openMailStore } from './mail-store';
import { type RunningSmtp, startSmtp } from './smtp';

interface MailboxOptions {
  directory: string;
  host: string;
  /** 0 takes any free port. */
  httpPort: number;
  smtpPort: number;
  tokens: InternalTokens;
  logger: Logger;
}

export interface RunningMailbox {
  url: string;
  smtpUrl: string;
  smtp: RunningSmtp;
  server: Server;
}

/** The store on the disk, the SMTP server that fills it, and the HTTP server that shows it. */
export async function startMailbox(options: MailboxOptions): Promise<RunningMailbox> {
  const { directory, host, tokens, logger } = options;
  const store = await openMailStore(directory);
  const smtp = await startSmtp(store, logger, options.smtpPort, host);
  const listens = async () => {
    if (!smtp.isListening()) throw new Error('the SMTP server has stopped');
  };
  const server = await listen(createMailboxApp({ store, smtp: listens, tokens, logger }), options.httpPort, host);
  const { port } = server.address() as AddressInfo;
  return { url: `http://${host}:${port}`, smtpUrl: `smtp://${host}:${smtp.port}`, smtp, server };
}
