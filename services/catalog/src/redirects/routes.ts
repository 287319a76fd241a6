import * as endpoints from '@shopwright/contracts/http/redirects';
import { followRedirect, toRedirectKey } from '@shopwright/contracts/redirect-paths';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { and, desc, eq, ilike, inArray, lt, or } from 'drizzle-orm';
import { redirects } from '../db/redirects';
import type { CatalogDeps } from '../deps';
import { addRedirects } from './add-redirects';
import { exportRedirects } from './export-redirects';

export function redirectRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  routes.bind(endpoints.listRedirects, ({ query }) => listRedirects(database.db, query));
  routes.bind(endpoints.exportRedirects, async ({ query }) => exportRedirects(database, query));
  routes.bind(endpoints.addRedirects, ({ body }) => addRedirects(database, body.redirects));
  routes.bind(endpoints.deleteRedirect, async ({ params }) => {
    await database.db.delete(redirects).where(eq(redirects.id, params.id));
    return undefined;
  });
  routes.bind(endpoints.findRedirect, ({ query }) => findRedirect(database.db, query.address));
}

interface ListQuery {
  search?: string | undefined;
  limit?: number | undefined;
  cursor?: number | undefined;
}

async function listRedirects(db: Executor, { search, limit = 50, cursor }: ListQuery) {
  const pattern = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .select({ id: redirects.id, from: redirects.source, to: redirects.target })
    .from(redirects)
    .where(
      and(
        cursor === undefined ? undefined : lt(redirects.id, cursor),
        pattern ? or(ilike(redirects.source, pattern), ilike(redirects.target, pattern)) : undefined,
      ),
    )
    .orderBy(desc(redirects.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  return { rows: shown, nextCursor: rows.length > limit ? shown.at(-1)?.id : undefined };
}

async function findRedirect(db: Executor, address: string): Promise<{ to: string }> {
  const key = toRedirectKey(address);
  const rows = key
    ? await db
        .select({ source: redirects.source, target: redirects.target })
        .from(redirects)
        .where(inArray(redirects.source, [key.whole, key.path]))
    : [];
  const to = followRedirect(address, (source) => rows.find((row) => row.source === source)?.target);
  if (to === undefined) throw new AppError('not_found', 'No redirect');
  return { to };
}
