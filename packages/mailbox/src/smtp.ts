import type { AddressInfo } from 'node:net';
import { type Logger, safeError } from '@shopwright/service-kit/runtime/logger';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { EmailArchive } from './email-archive';

export interface RunningSmtp {
  port: number;
  isListening(): boolean;
  stop(): Promise<void>;
}

const messageMaxBytes = 1024 * 1024;

/**
 * Accepts every email that reaches the port and delivers none: all of them stay in the archive. Responses 250 only once
 * the email is on disk.
 */
export function startSmtp(archive: EmailArchive, logger: Logger, port: number, host: string): Promise<RunningSmtp> {
  const smtp = new SMTPServer({
    name: 'mailbox',
    banner: 'Shopwright mailbox',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: messageMaxBytes,
    rejectOversized: true,
    maxClients: 20,
    socketTimeout: 30_000,
    closeTimeout: 2000,
    logger: false,
    onData: (stream, _session, callback) => {
      receive(stream, archive).then(
        () => callback(),
        (error: unknown) => {
          logger.error({ err: safeError(error) }, 'email not stored');
          callback(toTemporaryError('The email could not be stored. Try again later.'));
        },
      );
    },
  });
  smtp.on('error', (error) => logger.debug({ err: safeError(error) }, 'smtp connection'));
  return new Promise((resolve, reject) => {
    smtp.server.once('error', reject);
    smtp.listen(port, host, () => {
      resolve({
        port: (smtp.server.address() as AddressInfo).port,
        isListening: () => smtp.server.listening,
        stop: () => new Promise((stopped) => smtp.close(() => stopped())),
      });
    });
  });
}

/** Stores the email, unless it is too large: then only reads it to the end, and the server refuses it. */
async function receive(stream: SMTPServerDataStream, archive: EmailArchive): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (stream.sizeExceeded) chunks.length = 0;
    else chunks.push(chunk);
  }
  if (!stream.sizeExceeded) await archive.save(Buffer.concat(chunks));
}

const toTemporaryError = (message: string) => Object.assign(new Error(message), { responseCode: 451 });
