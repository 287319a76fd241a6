import type { Executor } from '@shopwright/service-kit/database/connection';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { eq, sql } from 'drizzle-orm';
import { productImages } from '../../db/images';
import { importImageProducts, importImages } from '../../db/import-images';
import { products } from '../../db/products';
import { imports } from '../../db/suppliers';

/** Keeps which of the products, and of their variants, have images elsewhere. They are fetched after the import. */
export async function keepImagesElsewhere(tx: Executor, jobId: string, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const given = sql`(select jsonb_array_elements_text(${JSON.stringify(productIds)}::text::jsonb)::int)`;
  const elsewhere = sql`elsewhere as materialized (
    select distinct url, product_id from (
      select p.image as url, coalesce(p.parent_id, p.id) as product_id from ${products} p where p.id in ${given}
      union all
      select p.image, p.parent_id from ${products} p where p.parent_id in ${given}
      union all
      select i.url, i.product_id from ${productImages} i where i.product_id in ${given}
    ) shown where url ~ '^https?://')`;
  const added = await tx.execute<{ id: number }>(sql`
    with ${elsewhere}
    insert into ${importImages} (import_id, url, host)
    select ${jobId}::uuid, url, lower(substring(url from '^https?://([^/?#]+)')) from (select distinct url from elsewhere) urls
    on conflict do nothing
    returning id`);
  await tx.execute(sql`
    with ${elsewhere}
    insert into ${importImageProducts} (image_id, product_id)
    select i.id, e.product_id from elsewhere e
    join ${importImages} i on i.import_id = ${jobId}::uuid and md5(i.url) = md5(e.url) and i.url = e.url
    on conflict do nothing`);
  if (added.length > 0) {
    const images = sql`${imports.images} + ${added.length}`;
    await tx.update(imports).set({ images }).where(eq(imports.id, jobId));
  }
}

/** Has a worker fetch what is left of the images of an import. The caller has locked it. */
export async function requestImages(tx: Executor, jobId: string): Promise<void> {
  const [left] = await tx
    .select({ count: sql<number>`${imports.images} - ${imports.imagesFetched} - ${imports.imagesFailed}` })
    .from(imports)
    .where(eq(imports.id, jobId));
  if (left && left.count > 0) await appendEvent(tx, 'import-images-requested', { jobId });
}
