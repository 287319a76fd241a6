import type { BodyOf, ParamsOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/import-images';
import { actForImport } from '@shopwright/service-kit/audit/act-for';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, sql } from 'drizzle-orm';
import { importImages } from '../../db/import-images';
import { imports } from '../../db/suppliers';
import { importNotFound } from '../import-progress';

export type ImageParams = ParamsOf<typeof endpoints.failImage>;

export const attemptsMax = 3;
/** 10 s after the first attempt, a minute after the second one. */
const waitSeconds = sql`10 * power(6, ${importImages.attempts} - 1)`;

/** An image that may succeed is due again later. The products keep the address of one that failed. */
export function failImage(
  database: Database,
  params: ImageParams,
  { problem, isFinal }: BodyOf<typeof endpoints.failImage>,
): Promise<void> {
  return database.transaction(async (tx) => {
    const image = await lockPending(tx, params);
    if (!image) return;
    const isOver = isFinal || image.attempts >= attemptsMax;
    await tx
      .update(importImages)
      .set({
        problem,
        claimedUntil: null,
        ...(isOver ? { state: 'failed' as const } : { dueAt: sql`now() + make_interval(secs => ${waitSeconds})` }),
      })
      .where(eq(importImages.id, params.imageId));
    if (!isOver) return;
    const imagesFailed = sql`${imports.imagesFailed} + 1`;
    await tx.update(imports).set({ imagesFailed }).where(eq(imports.id, params.jobId));
  });
}

/** Locks the import first, as its items do, and acts for it. Returns undefined for an image that has its outcome. */
export async function lockPending(tx: Executor, { jobId, imageId }: ImageParams) {
  const [job] = await tx
    .select({ requestedBy: imports.requestedBy })
    .from(imports)
    .where(eq(imports.id, jobId))
    .for('update');
  if (!job) throw importNotFound();
  await actForImport(tx, { importId: jobId, phase: 'import', requestedBy: job.requestedBy });
  const [image] = await tx
    .select()
    .from(importImages)
    .where(and(eq(importImages.id, imageId), eq(importImages.importId, jobId)))
    .for('update');
  if (!image) throw new AppError('not_found', 'No such image');
  return image.state === 'pending' ? image : undefined;
}
