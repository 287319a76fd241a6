import type { Executor } from '@shopwright/service-kit/database/connection';
import { inArray } from 'drizzle-orm';
import { redirects } from '../db/redirects';
import { mergeRedirects } from '../redirects/merge-redirects';
import { lockRedirects, storeRedirects } from '../redirects/store-redirects';
import type { DecidedItem, Job, StoredItem } from './items';

const kept = 'Changed since then, and kept: to';

/** Deletes what the import added, and leads back what it led elsewhere, where no one changed it since then. */
export async function undoRedirects(tx: Executor, job: Job, items: readonly StoredItem[]): Promise<DecidedItem[]> {
  const existing = await lockRedirects(tx);
  const rows = await tx
    .select()
    .from(redirects)
    .where(inArray(redirects.source, items.map(sourceOf)));
  const found = new Map(rows.map((row) => [row.source, row]));
  const isOurs = (item: StoredItem) => found.get(sourceOf(item))?.importId === job.id;
  const added = items.filter((item) => item.outcome === 'created' && isOurs(item)).map(sourceOf);
  if (added.length > 0) await tx.delete(redirects).where(inArray(redirects.source, added));
  for (const source of added) existing.delete(source);
  const reasons = new Map<string, string>();
  for (const item of items) {
    if (item.outcome !== 'unchanged' && !isOurs(item) && found.has(sourceOf(item))) reasons.set(item.key, kept);
  }
  const changed = items.filter((item) => item.outcome === 'updated' && isOurs(item));
  const back = changed.map((item) => ({ from: sourceOf(item), to: String(item.changes?.values.to?.[0] ?? '') }));
  const { merged, sources, faults } = mergeRedirects(existing, back);
  const faulty = new Set(faults.map(({ path }) => Number(path.split('.')[1])));
  changed.forEach((item, at) => {
    if (faulty.has(at)) reasons.set(item.key, kept);
  });
  // What cannot lead back any more stays as it is.
  for (const [at, source] of sources.entries()) {
    const before = existing.get(source);
    if (faulty.has(at) && before !== undefined) merged.set(source, before);
  }
  await storeRedirects(tx, { existing, merged, sources });
  return items.map(({ key }) => ({ key, ...(reasons.has(key) && { reason: reasons.get(key) ?? kept }) }));
}

const sourceOf = ({ changes }: StoredItem): string => String(changes?.values.from?.[1] ?? '');
