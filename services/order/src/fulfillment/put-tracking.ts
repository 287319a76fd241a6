import type { BodyOf, ParamsOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/order-actions';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { and, eq, isNull } from 'drizzle-orm';
import { shipments } from '../db/shipment-tables';
import type { OrderDeps } from '../deps';
import { lockOrder } from '../orders/order-row';
import { type Author, recordOrderEvent } from '../orders/record-event';
import { isShipmentEmailDue } from './shipment-emails';

type Endpoint = typeof endpoints.putTracking;

/**
 * Adds or corrects what tracks a parcel, under the order's row lock, with the event that emails it. The values that it has
 * already change nothing, so that a repeated or concurrent request with the same ones tells the customer once.
 */
export async function putTracking(
  { database, now }: Pick<OrderDeps, 'database' | 'now'>,
  { id: orderId, shipmentId }: ParamsOf<Endpoint>,
  {
    version,
    carrier,
    trackingNumber,
    trackingUrl = null,
  }: Omit<BodyOf<Endpoint>, 'trackingUrl'> & {
    trackingUrl?: string | null | undefined;
  },
  author: Author,
): Promise<void> {
  await database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const [shipment] = await tx
      .select()
      .from(shipments)
      .where(and(eq(shipments.id, shipmentId), eq(shipments.orderId, orderId), isNull(shipments.voidedAt)));
    if (!shipment) throw new AppError('not_found', 'No such shipment');
    const isSame =
      shipment.carrier === carrier &&
      shipment.trackingNumber === trackingNumber &&
      shipment.trackingUrl === trackingUrl;
    if (isSame) return;
    if (shipment.trackingVersion !== version) {
      throw fieldError('conflict', 'version', 'Someone else changed the tracking of this shipment');
    }
    const next = version + 1;
    await tx
      .update(shipments)
      .set({ carrier, trackingNumber, trackingUrl, trackingVersion: next })
      .where(eq(shipments.id, shipmentId));
    const details = { shipmentId, trackingNumber };
    await recordOrderEvent(tx, { orderId, kind: 'tracking_changed', author, at: now(), details });
    // Who has the goods needs no number to wait for them by, and an email that waits names the newest one.
    if (order.status === 'delivered' || (await isShipmentEmailDue(tx, shipmentId))) return;
    await appendEvent(tx, 'order-tracking-changed', { orderId, shipmentId, version: next });
  });
}
