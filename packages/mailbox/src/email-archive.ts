import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type EmailSummary, keptEmailsMax, type MailboxEmail } from '@shopwright/contracts/http/mailbox';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { readContent, readHeaders } from './parse-email';

export interface EmailArchive {
  /** Resolves once the email is on disk. Replaces an email with the same Message-ID. */
  save(raw: Buffer): Promise<void>;
  /** Lists the newest first. */
  list(limit: number, cursor?: string): Page<EmailSummary>;
  read(id: string): Promise<MailboxEmail | undefined>;
}

interface StoredEmail {
  file: string;
  summary: EmailSummary;
}

/** The time of arrival in milliseconds and the id, so that names sort by arrival. */
const fileName = /^(\d{15})-[0-9a-f]{32}\.eml$/;

/**
 * Stores the newest `keepMax` emails, one .eml file each. Reads the headers for the list from the files when it opens and
 * keeps them in memory.
 */
export async function openEmailArchive(directory: string, keepMax = keptEmailsMax): Promise<EmailArchive> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const stored = new Map<string, StoredEmail>();
  let lastAt = 0;
  let saving: Promise<void> = Promise.resolve();

  const add = async (file: string, summary: EmailSummary) => {
    const previous = stored.get(summary.id);
    stored.delete(summary.id);
    stored.set(summary.id, { file, summary });
    lastAt = Date.parse(summary.date);
    if (previous) await rm(path.join(directory, previous.file), { force: true });
    for (const [id, { file: oldest }] of stored) {
      if (stored.size <= keepMax) break;
      stored.delete(id);
      await rm(path.join(directory, oldest), { force: true });
    }
  };

  const write = async (raw: Buffer) => {
    const headers = await readHeaders(raw);
    // Makes names unique within a millisecond, since they decide the order.
    const at = Math.max(Date.now(), lastAt + 1);
    const file = `${String(at).padStart(15, '0')}-${headers.id}.eml`;
    await writeDurably(path.join(directory, file), raw);
    await add(file, { ...headers, date: new Date(at).toISOString() });
  };

  for (const file of (await readdir(directory)).sort()) {
    const at = fileName.exec(file)?.[1];
    if (file.endsWith(unfinished)) await rm(path.join(directory, file), { force: true });
    if (!at) continue;
    const headers = await readHeaders(await readFile(path.join(directory, file)));
    await add(file, { ...headers, date: new Date(Number(at)).toISOString() });
  }

  return {
    save(raw) {
      // Writes one at a time, so that duplicates sent at the same time leave one file.
      const saved = saving.then(() => write(raw));
      saving = saved.catch(() => undefined);
      return saved;
    },
    list(limit, cursor) {
      const newestFirst = [...stored.values()].map(({ summary }) => summary).reverse();
      const start = newestFirst.findIndex(({ id }) => id === cursor) + 1;
      // The oldest are removed first, so the pages after a removed email are gone too.
      if (cursor && start === 0) return { rows: [] };
      return toPage(newestFirst.slice(start, start + limit + 1), limit, ({ id }) => id);
    },
    async read(id) {
      const found = stored.get(id);
      if (!found) return undefined;
      // Another save may have removed the file just now.
      const raw = await readFile(path.join(directory, found.file)).catch(() => undefined);
      return raw && { ...found.summary, ...(await readContent(raw)) };
    },
  };
}

const unfinished = '.eml.part';

async function writeDurably(file: string, content: Buffer): Promise<void> {
  const part = file.replace(/\.eml$/, unfinished);
  const handle = await open(part, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(part, file);
}
