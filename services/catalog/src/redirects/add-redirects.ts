import { type NewRedirect, redirectsMax } from '@shopwright/contracts/http/redirects';
import { toRedirectKey } from '@shopwright/contracts/redirect-paths';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import type { Database } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { sql } from 'drizzle-orm';
import { redirects } from '../db/redirects';
import { findLivePages } from './find-live-pages';
import { mergeRedirects } from './merge-redirects';

/** Named in one error. */
const faultsMax = 100;

/** Adds redirects, all or none. Two calls take turns, so that no chain comes of both. */
export function addRedirects(database: Database, added: readonly NewRedirect[]): Promise<{ saved: number }> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('redirects'))`);
    const rows = await tx.select({ source: redirects.source, target: redirects.target }).from(redirects);
    const existing = new Map(rows.map(({ source, target }) => [source, target]));
    const { merged, sources, faults } = mergeRedirects(existing, added);
    const pathOf = (source: string) => toRedirectKey(source)?.path ?? source;
    const live = await findLivePages(tx, [...new Set(sources.map(pathOf))]);
    sources.forEach((source, at) => {
      if (live.has(pathOf(source))) {
        faults.push({ path: `redirects.${at}.from`, message: validationMessages.redirect_live });
      }
    });
    if (merged.size > redirectsMax) faults.push({ path: 'redirects', message: validationMessages.redirects_max });
    const [first] = faults;
    if (first) throw new AppError('invalid_request', first.message, { fields: faults.slice(0, faultsMax) });
    const changed = [...merged].filter(([source, target]) => existing.get(source) !== target);
    const values = JSON.stringify(changed.map(([source, target]) => ({ source, target })));
    await tx.execute(sql`
      insert into redirects (source, target)
      select source, target from jsonb_to_recordset(${values}::jsonb) as row (source text, target text)
      on conflict (source) do update set target = excluded.target`);
    return { saved: sources.length };
  });
}
