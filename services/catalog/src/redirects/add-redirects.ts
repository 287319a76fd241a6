import { type NewRedirect, redirectsMax } from '@shopwright/contracts/http/redirects';
import { toRedirectKey } from '@shopwright/contracts/redirect-paths';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import type { Database } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { findLivePages } from './find-live-pages';
import { mergeRedirects } from './merge-redirects';
import { lockRedirects, storeRedirects } from './store-redirects';

/** Named in one error. */
const faultsMax = 100;

/** Adds redirects, all or none. Two calls take turns, so that no chain comes of both. */
export function addRedirects(database: Database, added: readonly NewRedirect[]): Promise<{ saved: number }> {
  return database.transaction(async (tx) => {
    const existing = await lockRedirects(tx);
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
    await storeRedirects(tx, { existing, merged, sources });
    return { saved: sources.length };
  });
}
