import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { keptMails, type Mail, type MailSummary } from '@shopwright/contracts/http/mail';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { readContent, readHeaders } from './parse-mail';

export interface MailStore {
  /** Resolves once the message is on the disk. The same Message-ID again replaces what was there. */
  save(raw: Buffer): Promise<void>;
  /** The newest first. */
  list(limit: number, cursor?: string): Page<MailSummary>;
  read(id: string): Promise<Mail | undefined>;
}

interface Kept {
  file: string;
  summary: MailSummary;
}

/** When it arrived, in milliseconds, and its id: names sort as the messages came. */
const fileName = /^(\d{15})-[0-9a-f]{32}\.eml$/;

/**
 * Messages as .eml files, one each, the newest `keepMax` of them. The files are all there is: what the list needs is
 * read from their headers when the store is opened, and kept in memory.
 */
export async function openMailStore(directory: string, keepMax = keptMails): Promise<MailStore> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const kept = new Map<string, Kept>();
  let lastAt = 0;
  let saving: Promise<void> = Promise.resolve();

  const keep = async (file: string, summary: MailSummary) => {
    const before = kept.get(summary.id);
    kept.delete(summary.id);
    kept.set(summary.id, { file, summary });
    lastAt = Date.parse(summary.date);
    if (before) await rm(path.join(directory, before.file), { force: true });
    for (const [id, { file: oldest }] of kept) {
      if (kept.size <= keepMax) break;
      kept.delete(id);
      await rm(path.join(directory, oldest), { force: true });
    }
  };

  const write = async (raw: Buffer) => {
    const headers = await readHeaders(raw);
    // Later than the one before even within a millisecond: the names are the order.
    const at = Math.max(Date.now(), lastAt + 1);
    const file = `${String(at).padStart(15, '0')}-${headers.id}.eml`;
    await writeDurably(path.join(directory, file), raw);
    await keep(file, { ...headers, date: new Date(at).toISOString() });
  };

  for (const file of (await readdir(directory)).sort()) {
    const at = fileName.exec(file)?.[1];
    if (file.endsWith(unfinished)) await rm(path.join(directory, file), { force: true });
    if (!at) continue;
    const headers = await readHeaders(await readFile(path.join(directory, file)));
    await keep(file, { ...headers, date: new Date(Number(at)).toISOString() });
  }

  return {
    save(raw) {
      // One after the other: two of the same message at once must not leave two files.
      const saved = saving.then(() => write(raw));
      saving = saved.catch(() => undefined);
      return saved;
    },
    list(limit, cursor) {
      const newestFirst = [...kept.values()].map(({ summary }) => summary).reverse();
      const start = newestFirst.findIndex(({ id }) => id === cursor) + 1;
      // The oldest go first: what came after an email that is no longer stored is gone too.
      if (cursor && start === 0) return { rows: [] };
      return toPage(newestFirst.slice(start, start + limit + 1), limit, ({ id }) => id);
    },
    async read(id) {
      const found = kept.get(id);
      if (!found) return undefined;
      // Gone in this very moment: the same message came again, or a thousand newer ones.
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
