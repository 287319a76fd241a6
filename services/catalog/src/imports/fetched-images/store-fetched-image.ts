import type { ImageProblem } from '@shopwright/contracts/http/import-images';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, sql } from 'drizzle-orm';
import { categories } from '../../db/categories';
import { collections } from '../../db/collections';
import { productImages } from '../../db/images';
import { importImageProducts, importImages } from '../../db/import-images';
import { products } from '../../db/products';
import { imports } from '../../db/suppliers';
import { storeImage } from '../../images/store-image';
import { failImage, type ImageParams, lockPending } from './fail-image';

/** An image that many products share is given to some of them at a time: a checkout of one of them waits. */
const batchMax = 200;

/** Stores a fetched file as an uploaded image, and gives it to the products that show its address. Fails what is no image. */
export async function storeFetchedImage(database: Database, params: ImageParams, file: Buffer): Promise<void> {
  const { jobId, imageId } = params;
  const [found] = await database.db
    .select({ url: importImages.url })
    .from(importImages)
    .where(and(eq(importImages.id, imageId), eq(importImages.importId, jobId)));
  if (!found) throw new AppError('not_found', 'No such image');
  const stored = await storeImage(database, file, { name: nameIn(found.url) }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'invalid_request') return toProblem(error);
    throw error;
  });
  if (typeof stored === 'string') return failImage(database, params, { problem: stored, isFinal: true });
  while (!(await giveToProducts(database, params, stored.image)));
}

/** Of an image that another store uploaded. */
const nameIn = (url: string): string | undefined => /\/uploads\/([0-9a-f]{64}\.webp)$/.exec(new URL(url).pathname)?.[1];

const toProblem = ({ message }: AppError): ImageProblem =>
  /megapixels/.test(message) ? 'too_many_pixels' : 'not_an_image';

/** Returns whether all of them have it. */
function giveToProducts(database: Database, params: ImageParams, image: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    const pending = await lockPending(tx, params);
    if (!pending) return true;
    const given = await tx.execute<{ id: number }>(sql`
      delete from ${importImageProducts} where image_id = ${params.imageId} and product_id in (
        select product_id from ${importImageProducts} where image_id = ${params.imageId} order by product_id limit ${batchMax})
      returning product_id as id`);
    const ids = JSON.stringify(given.map(({ id }) => id));
    await replaceImage(tx, ids, { from: pending.url, to: image });
    if (given.length === batchMax) return false;
    await replaceElsewhere(tx, { from: pending.url, to: image });
    await tx
      .update(importImages)
      .set({ state: 'fetched', image, problem: null, claimedUntil: null })
      .where(eq(importImages.id, params.imageId));
    const imagesFetched = sql`${imports.imagesFetched} + 1`;
    await tx.update(imports).set({ imagesFetched }).where(eq(imports.id, params.jobId));
    return true;
  });
}

/** Categories and collections are few: those that show the address need no list. */
async function replaceElsewhere(tx: Executor, { from, to }: { from: string; to: string }): Promise<void> {
  for (const table of [categories, collections]) {
    await tx
      .update(table)
      .set({ image: to, version: sql`${table.version} + 1` })
      .where(eq(table.image, from));
  }
}

/** Where staff chose another image meanwhile, that one stays. Descriptions stay with their images. */
async function replaceImage(tx: Executor, ids: string, { from, to }: { from: string; to: string }): Promise<void> {
  const listed = sql`(select jsonb_array_elements_text(${ids}::text::jsonb)::int)`;
  // In the order in which sales lock.
  await tx.execute(sql`select id from ${products} where id in ${listed} or parent_id in ${listed}
    order by (options <> '[]'), id for no key update`);
  // Of two addresses of the same image, one is left.
  await tx.execute(sql`delete from ${productImages} i where product_id in ${listed} and url = ${from} and (
    exists (select from ${productImages} same where same.product_id = i.product_id and same.url = ${to})
    or exists (select from ${products} p where p.id = i.product_id and p.image in (${from}, ${to})))`);
  await tx.execute(sql`delete from ${productImages} i using ${products} p
    where p.id = i.product_id and p.id in ${listed} and p.image = ${from} and i.url = ${to}`);
  const further = await tx.execute<{ id: number }>(sql`update ${productImages} set url = ${to}
    where product_id in ${listed} and url = ${from} returning product_id as id`);
  const changed = JSON.stringify(further.map(({ id }) => id));
  await tx.execute(sql`update ${products} set version = version + 1, updated_at = now(),
      image = case when image = ${from} then ${to} else image end
    where id in ${listed} and (image = ${from} or id in (select jsonb_array_elements_text(${changed}::text::jsonb)::int))`);
  // A variant without an image of its own has followed by now.
  await tx.execute(sql`update ${products} set version = version + 1, updated_at = now(), image = ${to}
    where parent_id in ${listed} and image = ${from}`);
}
