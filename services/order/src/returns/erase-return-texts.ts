import type { Database } from '@shopwright/service-kit/database/connection';
import { inArray, type SQLWrapper } from 'drizzle-orm';
import { orderMessages, orderReturns, returnPhotos } from '../db/return-tables';

/** Removes what customers wrote and photographed of these orders. That pieces were returned, and which, stays. */
export async function eraseReturnTexts({ db }: Pick<Database, 'db'>, orderIds: SQLWrapper): Promise<void> {
  await db.delete(orderMessages).where(inArray(orderMessages.orderId, orderIds));
  await db.delete(returnPhotos).where(inArray(returnPhotos.orderId, orderIds));
  await db.update(orderReturns).set({ comment: '', decisionNote: '' }).where(inArray(orderReturns.orderId, orderIds));
}
