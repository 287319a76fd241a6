import type { AddressInfo } from 'node:net';
import { type Logger, safeError } from '@shopwright/service-kit/runtime/logger';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { MailStore } from './mail-store';

export interface RunningSmtp {
  port: number;
  isListening(): boolean;
  stop(): Promise<void>;
}

const messageMaxBytes = 1024 * 1024;

/**
 * Takes mail from everyone who reaches the port, and sends none on: whoever it is for, it stays in the store. The
 * sender hears 250 only once the message is on the disk.
 */
export function startSmtp(store: MailStore, logger: Logger, port: number, host: string): Promise<RunningSmtp> {
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
      receive(stream, store).then(
        () => callback(),
        (error: unknown) => {
          logger.error({ err: safeError(error) }, 'a message could not be stored');
          callback(temporarily('The message could not be stored, please try again'));
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

/** Too large a message is read to its end and forgotten; the server itself refuses it then. */
async function receive(stream: SMTPServerDataStream, store: MailStore): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (stream.sizeExceeded) chunks.length = 0;
    else chunks.push(chunk);
  }
  if (!stream.sizeExceeded) await store.save(Buffer.concat(chunks));
}

const temporarily = (message: string) => Object.assign(new Error(message), { responseCode: 451 });
