import type { Executor } from '@shopwright/service-kit/database/connection';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { eq, sql } from 'drizzle-orm';
import { productImages } from '../../db/images';
import { importImageProducts, importImages } from '../../db/import-images';
import { products } from '../../db/products';
import { imports } from '../../db/suppliers';
import { toIntArray } from '../../search/relevance';

/** Keeps which of the products, and of their variants, have images elsewhere. They are fetched after the import. */
export async function keepImagesElsewhere(tx: Executor, jobId: string, productIds: readonly number[]): Promise<void> {
  const ids = toIntArray(productIds);
  // Of an array, where each part has its index. Of a subquery, all products would be read.
  const elsewhere = await tx.execute<{ url: string; productId: number }>(sql`
    select distinct url, product_id as "productId" from (
      select p.image as url, coalesce(p.parent_id, p.id) as product_id from ${products} p where p.id = any(${ids})
      union all
      select p.image, p.parent_id from ${products} p where p.parent_id = any(${ids})
      union all
      select i.url, i.product_id from ${productImages} i where i.product_id = any(${ids})
    ) shown where url ~ '^https?://'`);
  if (elsewhere.length === 0) return;
  const given = sql`jsonb_to_recordset(${JSON.stringify(elsewhere)}::text::jsonb) as given (url text, "productId" int)`;
  const added = await tx.execute<{ id: number }>(sql`
    insert into ${importImages} (import_id, url, host)
    select ${jobId}::uuid, url, lower(substring(url from '^https?://([^/?#]+)')) from (select distinct url from ${given}) urls
    on conflict do nothing
    returning id`);
  await tx.execute(sql`
    insert into ${importImageProducts} (image_id, product_id)
    select i.id, given."productId" from ${given}
    join ${importImages} i on i.import_id = ${jobId}::uuid and md5(i.url) = md5(given.url) and i.url = given.url
    on conflict do nothing`);
  if (added.length > 0) {
    const images = sql`${imports.images} + ${added.length}`;
    await tx.update(imports).set({ images }).where(eq(imports.id, jobId));
  }
}

/** Keeps the addresses elsewhere of what is no product: categories and collections, which are found again by the address. */
export async function keepAddresses(tx: Executor, jobId: string, images: readonly string[]): Promise<void> {
  const urls = JSON.stringify(images.filter((image) => /^https?:\/\//.test(image)));
  if (urls === '[]') return;
  const added = await tx.execute<{ id: number }>(sql`
    insert into ${importImages} (import_id, url, host)
    select ${jobId}::uuid, url, lower(substring(url from '^https?://([^/?#]+)'))
    from (select distinct jsonb_array_elements_text(${urls}::text::jsonb) as url) urls
    on conflict do nothing returning id`);
  const count = sql`${imports.images} + ${added.length}`;
  if (added.length > 0) await tx.update(imports).set({ images: count }).where(eq(imports.id, jobId));
}

/** Has a worker fetch what is left of the images of an import. The caller has locked it. */
export async function requestImages(tx: Executor, jobId: string): Promise<void> {
  const [left] = await tx
    .select({ count: sql<number>`${imports.images} - ${imports.imagesFetched} - ${imports.imagesFailed}` })
    .from(imports)
    .where(eq(imports.id, jobId));
  if (left && left.count > 0) await appendEvent(tx, 'import-images-requested', { jobId });
}
