import { type NewRedirect, newRedirect, redirectsMax } from '@shopwright/contracts/http/redirects';
import { toRedirectKey } from '@shopwright/contracts/redirect-paths';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { findLivePages } from '../redirects/find-live-pages';
import { mergeRedirects } from '../redirects/merge-redirects';
import { lockRedirects, readRedirects, storeRedirects } from '../redirects/store-redirects';
import type { DecidedItem, Job, StoredItem } from './items';

interface NamedRedirect extends NewRedirect {
  key: string;
  source: string;
}

/** Imports redirects, or says what an import would do with them. As in the editor, none leads to another, to itself, or hides a page. */
export async function importRedirects(tx: Executor, job: Job, items: readonly StoredItem[]): Promise<DecidedItem[]> {
  const isStored = job.phase === 'import';
  const existing = isStored ? await lockRedirects(tx) : await readRedirects(tx);
  const decided: DecidedItem[] = [];
  const reject = (key: string, column: string, message: string) =>
    decided.push({ key, reason: `${column}: ${message}` });
  const named = items.flatMap((item) => {
    const read = readRedirect(item);
    if ('source' in read) return [read];
    reject(item.key, read.column, read.message);
    return [];
  });
  const pathOf = (source: string) => toRedirectKey(source)?.path ?? source;
  const live = await findLivePages(tx, [...new Set(named.map(({ source }) => pathOf(source)))]);
  let count = existing.size;
  const allowed = named.filter(({ key, source }) => {
    if (live.has(pathOf(source))) reject(key, 'from', validationMessages.redirect_live);
    else if (!existing.has(source) && ++count > redirectsMax) reject(key, 'from', validationMessages.redirects_max);
    else return true;
    return false;
  });
  const { merged, kept } = mergeValid(existing, allowed, reject);
  if (isStored) {
    await storeRedirects(tx, { existing, merged, sources: kept.map(({ source }) => source), importId: job.id });
  }
  return [
    ...decided,
    ...kept.map(({ key, source }) => toDecided(key, source, existing.get(source), merged.get(source))),
  ];
}

const passesMax = 10;

/** Leaves out what cannot be merged: each pass finds more only by what an earlier one has left out. */
function mergeValid(
  existing: ReadonlyMap<string, string>,
  named: NamedRedirect[],
  reject: (key: string, column: string, message: string) => void,
) {
  let kept = named;
  for (let pass = 0; pass < passesMax; pass += 1) {
    const { merged, faults } = mergeRedirects(existing, kept);
    if (faults.length === 0) return { merged, kept };
    const faulty = new Map(
      faults.map(({ path, message }) => {
        const [, at, column = 'from'] = path.split('.');
        return [Number(at), { column, message }] as const;
      }),
    );
    for (const [at, { column, message }] of faulty) reject(kept[at]?.key ?? '', column, message);
    kept = kept.filter((_, at) => !faulty.has(at));
  }
  for (const { key } of kept) reject(key, 'to', validationMessages.redirect_loop);
  return { merged: existing, kept: [] };
}

/** Of rows with the same address, what the last one says counts. */
function readRedirect({ key, rows }: StoredItem): NamedRedirect | { column: string; message: string } {
  const { from = '', to = '' } = rows.at(-1)?.cells ?? {};
  const typed = from.trim();
  const read = newRedirect.safeParse({ from: withSlash(typed), to: withoutHost(to.trim(), typed) });
  if (!read.success) {
    const [issue] = read.error.issues;
    return { column: String(issue?.path[0] ?? 'from'), message: issue?.message ?? 'Invalid' };
  }
  return { key, source: toRedirectKey(read.data.from)?.whole ?? read.data.from, ...read.data };
}

/** Some programs write paths without it. */
const withSlash = (address: string): string =>
  address === '' || /^(\/|[a-z][a-z\d+.-]*:)/i.test(address) ? address : `/${address}`;

/** The store takes the place of the old one: an address of the same host is one of its own. */
function withoutHost(to: string, from: string): string {
  const [host, old] = [to, from].map((address) => /^https?:\/\/([^/?#]+)/i.exec(address)?.[1]?.toLowerCase());
  if (host === undefined || host !== old) return withSlash(to);
  const path = to.replace(/^https?:\/\/[^/?#]+/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

function toDecided(key: string, source: string, before: string | undefined, after: string | undefined): DecidedItem {
  if (before === after) return { key, outcome: 'unchanged', changes: { values: { from: [source, source] } } };
  const from: [string | null, string] = [before === undefined ? null : source, source];
  return {
    key,
    outcome: before === undefined ? 'created' : 'updated',
    changes: { values: { from, to: [before ?? null, after ?? null] } },
  };
}
