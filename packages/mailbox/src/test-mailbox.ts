import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmailSummary, getEmail, listEmails, type MailboxEmail } from '@shopwright/contracts/http/mailbox';
import { createServiceClient } from '@shopwright/service-kit/http/client';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { generousCalls } from '@shopwright/testing/deadlines';
import { createTestTokens } from '@shopwright/testing/test-keys';
import { startTestServer } from '@shopwright/testing/test-server';
import { createMailboxApp } from './app';
import { openMailbox } from './deps';

export interface TestMailbox {
  url: string;
  smtpUrl: string;
  list(limit?: number, cursor?: string): Promise<EmailSummary[]>;
  get(mailId: string): Promise<MailboxEmail>;
  /** Stops both servers. The emails stay until `stop`, or for good in a given folder. */
  close(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the mailbox in this process on free ports, with its emails in `directory` or a temporary folder. */
export async function startTestMailbox(directory?: string): Promise<TestMailbox> {
  const folder = directory ?? (await mkdtemp(path.join(tmpdir(), 'shopwright-mailbox-')));
  const deps = await openMailbox({
    config: { directory: folder, smtpPort: 0, http: { host: '127.0.0.1' } },
    tokens: createTestTokens(undefined, 'mail'),
    logger: createLogger('mailbox', 'silent'),
  });
  const server = await startTestServer(createMailboxApp(deps));
  const client = createServiceClient(server.url, createTestTokens('bff'), { role: 'operator' }, generousCalls);
  const close = async () => {
    await deps.smtp.stop();
    await server.close();
  };
  return {
    url: server.url,
    smtpUrl: `smtp://127.0.0.1:${deps.smtp.port}`,
    list: (limit, cursor) => client.call(listEmails, { query: { limit: limit?.toString(), cursor } }),
    get: (mailId) => client.call(getEmail, { params: { mailId } }),
    close,
    async stop() {
      await close();
      if (directory === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}
