import type { Executor } from '@shopwright/service-kit/database/connection';
import { encodeImage } from '@shopwright/service-kit/encode-image';
import { AppError, fieldError, invariant } from '@shopwright/service-kit/errors';
import type { ReadFile } from '@shopwright/service-kit/http/server';
import { and, count, eq, inArray, isNotNull, isNull, lt, type SQLWrapper } from 'drizzle-orm';
import { orderReturns, returnPhotos } from '../db/return-tables';
import type { OrderRow } from '../db/schema';
import { threadMessages } from '../db/thread-tables';
import type { OrderDeps } from '../deps';
import { lockOrder } from '../orders/order-row';
import { findReturnError } from '../orders/return-rules';
import { assertAllowed } from '../orders/with-fresh-order';

const photosOfOrderMax = 20;
const dayMs = 86_400_000;

/**
 * Stores a photo, as WebP without metadata, of an order that may be returned. An order has so many at most: counted before
 * the image is read and decoded, which takes long, and again under the order's lock.
 */
export async function storePhoto(
  { database, now }: Pick<OrderDeps, 'database' | 'now'>,
  order: OrderRow,
  readFile: ReadFile,
): Promise<{ photo: string }> {
  assertAllowed(findReturnError(order, now()), 'photos');
  await assertRoom(database.db, order.id);
  const { bytes } = await encodeImage(await readFile());
  return database.transaction(async (tx) => {
    await lockOrder(tx, order.id);
    await assertRoom(tx, order.id);
    const photo = { orderId: order.id, image: bytes, createdAt: now() };
    const [row] = await tx.insert(returnPhotos).values(photo).returning({ id: returnPhotos.id });
    invariant(row, 'an insert returns its row');
    return { photo: row.id };
  });
}

async function assertRoom(rows: Executor, orderId: number): Promise<void> {
  const [stored] = await rows.select({ photos: count() }).from(returnPhotos).where(eq(returnPhotos.orderId, orderId));
  if ((stored?.photos ?? 0) >= photosOfOrderMax) {
    throw fieldError('unprocessable', 'photos', `An order can have at most ${photosOfOrderMax} photos`);
  }
}

/** Returns a photo of a return. Throws `not_found` for one that no return took. */
export async function getPhoto(
  { database }: Pick<OrderDeps, 'database'>,
  orderId: number,
  id: string,
): Promise<Buffer> {
  const isTaken = and(eq(returnPhotos.orderId, orderId), isNotNull(returnPhotos.returnId));
  const [row] = await database.db
    .select({ image: returnPhotos.image })
    .from(returnPhotos)
    .where(and(isTaken, eq(returnPhotos.id, id)));
  if (!row) throw new AppError('not_found', 'No such photo');
  return row.image;
}

/** Deletes photos that were uploaded for a return which was never requested. */
export async function purgeUnusedPhotos({ database, now }: Pick<OrderDeps, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - dayMs);
  await database.db.delete(returnPhotos).where(and(isNull(returnPhotos.returnId), lt(returnPhotos.createdAt, before)));
}

/** Removes the texts and photos of customers from the returns of these orders. The returned units stay on record. */
export async function eraseReturnTexts({ db }: Pick<OrderDeps['database'], 'db'>, orderIds: SQLWrapper): Promise<void> {
  await db.delete(threadMessages).where(inArray(threadMessages.orderId, orderIds));
  await db.delete(returnPhotos).where(inArray(returnPhotos.orderId, orderIds));
  await db
    .update(orderReturns)
    .set({ comment: '', decisionNote: '', request: null })
    .where(inArray(orderReturns.orderId, orderIds));
}
