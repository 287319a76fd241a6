import { encodeImage } from '@shopwright/service-kit/encode-image';
import { AppError, fieldError, invariant } from '@shopwright/service-kit/errors';
import { and, count, eq, inArray, isNotNull, isNull, lt, type SQLWrapper } from 'drizzle-orm';
import { orderMessages, orderReturns, returnPhotos } from '../db/return-tables';
import type { OrderDeps } from '../deps';
import { lockOrder } from '../orders/order-row';

const photosOfOrderMax = 20;
const dayMs = 86_400_000;

/** Stores a photo, as WebP without metadata. An order has so many at most, counted under its lock. */
export async function storePhoto(
  { database, now }: Pick<OrderDeps, 'database' | 'now'>,
  orderId: number,
  file: Buffer,
): Promise<{ photo: string }> {
  const { bytes } = await encodeImage(file);
  return database.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const [stored] = await tx.select({ photos: count() }).from(returnPhotos).where(eq(returnPhotos.orderId, orderId));
    if ((stored?.photos ?? 0) >= photosOfOrderMax) {
      throw fieldError('unprocessable', 'photos', `An order has at most ${photosOfOrderMax} photos`);
    }
    const photo = { orderId, image: bytes, createdAt: now() };
    const [row] = await tx.insert(returnPhotos).values(photo).returning({ id: returnPhotos.id });
    invariant(row, 'an insert returns its row');
    return { photo: row.id };
  });
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
  if (!row) throw new AppError('not_found', 'There is no such photo');
  return row.image;
}

/** Deletes photos that were uploaded for a return which was never requested. */
export async function purgeUnusedPhotos({ database, now }: Pick<OrderDeps, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - dayMs);
  await database.db.delete(returnPhotos).where(and(isNull(returnPhotos.returnId), lt(returnPhotos.createdAt, before)));
}

/** Removes what customers wrote and photographed of these orders. That pieces were returned, and which, stays. */
export async function eraseReturnTexts({ db }: Pick<OrderDeps['database'], 'db'>, orderIds: SQLWrapper): Promise<void> {
  await db.delete(orderMessages).where(inArray(orderMessages.orderId, orderIds));
  await db.delete(returnPhotos).where(inArray(returnPhotos.orderId, orderIds));
  await db.update(orderReturns).set({ comment: '', decisionNote: '' }).where(inArray(orderReturns.orderId, orderIds));
}
