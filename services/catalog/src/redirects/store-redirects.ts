import type { Executor } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';
import { redirects } from '../db/redirects';

/** Returns the targets by source, and lets no one else write until the transaction ends: no chain comes of two writers. */
export async function lockRedirects(tx: Executor): Promise<Map<string, string>> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('redirects'))`);
  return readRedirects(tx);
}

export async function readRedirects(tx: Executor): Promise<Map<string, string>> {
  const rows = await tx.select({ source: redirects.source, target: redirects.target }).from(redirects);
  return new Map(rows.map(({ source, target }) => [source, target]));
}

interface Written {
  existing: ReadonlyMap<string, string>;
  merged: ReadonlyMap<string, string>;
  /** Those that were asked for. Others may lead elsewhere by them. */
  sources: Iterable<string>;
  /** The import of a file that asked for them. */
  importId?: string;
}

/** Writes what differs, and which import wrote it. */
export async function storeRedirects(tx: Executor, { existing, merged, sources, importId }: Written): Promise<void> {
  const asked = new Set(sources);
  const changed = [...merged].filter(([source, target]) => existing.get(source) !== target);
  if (changed.length === 0) return;
  const given = JSON.stringify(changed.map(([source, target]) => ({ source, target })));
  await tx.execute(sql`
    insert into redirects (source, target)
    select source, target from jsonb_to_recordset(${given}::text::jsonb) as given (source text, target text)
    on conflict (source) do update set target = excluded.target`);
  const own = JSON.stringify(changed.flatMap(([source]) => (asked.has(source) ? [source] : [])));
  await tx.execute(sql`
    update redirects set import_id = ${importId ?? null}::uuid
    where source in (select jsonb_array_elements_text(${own}::text::jsonb))
      and import_id is distinct from ${importId ?? null}::uuid`);
}
