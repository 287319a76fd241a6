import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { orderNotes } from '../db/desk-tables';
import type { OrderDeps } from '../deps';
import { getOrderDetail } from '../orders/get-order-detail';
import { lockOrder } from '../orders/order-row';
import { type Author, recordOrderEvent } from '../orders/record-event';

/** Adds a note for staff; its customer never sees it. The timeline mentions the note without its text. */
export async function addNote(
  { database, now }: Pick<OrderDeps, 'database' | 'now'>,
  orderId: number,
  body: string,
  author: Author,
): Promise<OrderDetail> {
  await database.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    await tx.insert(orderNotes).values({ orderId, body, authorId: author.userId ?? null, createdAt: now() });
    await recordOrderEvent(tx, { orderId, kind: 'note_added', author, at: now() });
  });
  return getOrderDetail(database, orderId, now());
}
