import { maxInteger } from '@shopwright/contracts/fields';
import {
  listSitemapParts,
  listSitemapProducts,
  type SitemapProduct,
  sitemapPartSize,
} from '@shopwright/contracts/http/internal';
import type { Executor } from '@shopwright/service-kit/database/connection';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { and, asc, gt, lte, sql } from 'drizzle-orm';
import { isListed, products } from '../db/products';
import type { CatalogDeps } from '../deps';

const rowsMax = 500;

export function sitemapRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  routes.bind(listSitemapParts, () => readParts(database.db));
  routes.bind(listSitemapProducts, ({ params, query }) => readProducts(database.db, params.id, query.after));
}

async function readParts(db: Executor) {
  const part = sql<number>`(${products.id} - 1) / ${sql.raw(String(sitemapPartSize))} + 1`;
  return db
    .select({
      part,
      updatedAt: sql<string>`max(${products.updatedAt})`.mapWith((at: string) => new Date(at).toISOString()),
    })
    .from(products)
    .where(isListed)
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

async function readProducts(db: Executor, part: number, after = 0): Promise<SitemapProduct[]> {
  const start = (part - 1) * sitemapPartSize;
  // No id is greater, and Postgres compares none.
  if (start >= maxInteger) return [];
  const end = Math.min(start + sitemapPartSize, maxInteger);
  const rows = await db
    .select({
      id: products.id,
      updatedAt: products.updatedAt,
      images: sql<string[]>`jsonb_build_array(products.image) || coalesce((
        select jsonb_agg(i.url order by i.position) from product_images i where i.product_id = products.id), '[]')`,
      names: sql<SitemapProduct['names']>`jsonb_build_object('en', products.name) || coalesce((
        select jsonb_object_agg(t.language, t.name) from product_translations t where t.product_id = products.id), '{}')`,
    })
    .from(products)
    .where(and(isListed, gt(products.id, Math.max(after, start)), lte(products.id, end)))
    .orderBy(asc(products.id))
    .limit(rowsMax);
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
}
