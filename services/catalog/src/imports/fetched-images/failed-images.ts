import type { QueryOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type { FileImport } from '@shopwright/contracts/http/file-imports';
import type * as endpoints from '@shopwright/contracts/http/import-images';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { and, eq, sql } from 'drizzle-orm';
import { importImageProducts, importImages } from '../../db/import-images';
import { products } from '../../db/products';
import { imports } from '../../db/suppliers';
import { getFileImport, lockImport } from '../file-imports';
import { requestImages } from './request-images';

const defaultLimit = 50;
type FailedImage = ResponseOf<typeof endpoints.listFailedImages>[number];

export async function listFailedImages(
  db: Executor,
  jobId: string,
  { limit = defaultLimit, cursor = 0 }: QueryOf<typeof endpoints.listFailedImages>,
): Promise<Page<FailedImage>> {
  const rows = await db.execute<FailedImage & Record<string, unknown>>(sql`
    select i.id, i.url, i.problem, p.id as "productId", coalesce(p.name, '') as name
    from ${importImages} i
    left join lateral (
      select product_id from ${importImageProducts} u where u.image_id = i.id order by product_id limit 1
    ) used on true
    left join ${products} p on p.id = used.product_id
    where i.import_id = ${jobId}::uuid and i.state = 'failed' and i.id > ${cursor}
    order by i.id limit ${limit + 1}`);
  return toPage([...rows], limit, ({ id }) => id);
}

export function retryImages(database: Database, jobId: string): Promise<FileImport> {
  return database.transaction(async (tx) => {
    const job = await lockImport(tx, jobId);
    if (job.phase !== 'import') throw new AppError('conflict', 'The import was undone, or has not begun');
    const { count } = await tx
      .update(importImages)
      .set({ state: 'pending', attempts: 0, problem: null, dueAt: sql`now()` })
      .where(and(eq(importImages.importId, jobId), eq(importImages.state, 'failed')));
    const imagesFailed = sql`${imports.imagesFailed} - ${count}`;
    await tx.update(imports).set({ imagesFailed }).where(eq(imports.id, jobId));
    if (count > 0) await requestImages(tx, jobId);
    return getFileImport(tx, jobId);
  });
}
