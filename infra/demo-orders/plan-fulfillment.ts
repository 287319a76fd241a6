import { undoMinutes } from '@shopwright/contracts/http/order-actions';
import { issueDocuments } from '../../services/order/src/documents/issue-documents';
import { cancelOrder } from '../../services/order/src/fulfillment/cancel-order';
import { createShipment } from '../../services/order/src/fulfillment/create-shipment';
import { moveOrder } from '../../services/order/src/fulfillment/move-order';
import { sendDueShipmentEmails } from '../../services/order/src/fulfillment/shipment-emails';
import { listOrderLines } from '../../services/order/src/orders/order-lines';
import { getOrderRow } from '../../services/order/src/orders/order-row';
import { cancelUnpaidOrder } from '../../services/order/src/payments/cancel-unpaid-order';
import { syncPayment } from '../../services/order/src/payments/sync-payment';
import type { Stage } from './stage';
import { dayMs, hourMs, minuteMs, type Played, type Step, toAuthor, toClerk, toSeconds } from './step';
import type { DemoOrder } from './story';

const confirmedAfter = 2 * minuteMs;
const invoicedAfter = 9 * minuteMs;
const processedAfter = 16 * hourMs;
const parcelsAfter = [26 * hourMs, 50 * hourMs];
const deliveryTakes = 66 * hourMs;
/** A bank takes days to refuse a debit. */
const refusedAfter = 3 * dayMs;

export function planPayment(stage: Stage, { status }: DemoOrder, { intentId, orderId }: Played): Step[] {
  const { tx, deps, payments, clock } = stage;
  const sync = () => syncPayment(deps, intentId);
  const pay = { after: confirmedAfter, run: sync };
  if (status === 'paying') return [pay];
  if (status !== 'failed') return [pay, { after: invoicedAfter, run: () => issueDocuments(deps) }];
  const refuse = async () => {
    await payments.extend(intentId, { decidedAt: toSeconds(clock.at) });
    await sync();
  };
  const expire = async () => {
    await payments.extend(intentId, { canceledAt: toSeconds(clock.at) });
    await cancelUnpaidOrder(deps, await getOrderRow(tx, orderId));
  };
  return [pay, { after: refusedAfter, run: refuse }, { after: refusedAfter + hourMs, run: expire }];
}

export function planFulfillment(stage: Stage, demo: DemoOrder, played: Played): Step[] {
  const { status, parcels, cancel } = demo;
  const { orderId } = played;
  if (cancel) {
    const cancellation = { reason: cancel.reason, author: toAuthor(cancel.author, played), field: 'reason' };
    return [{ after: cancel.after, run: () => cancelOrder(stage.deps, orderId, cancellation) }];
  }
  if (!['processing', 'shipped', 'delivered'].includes(status)) return [];
  const clerk = toClerk(played);
  const process = { after: processedAfter, run: () => moveOrder(stage.deps, orderId, 'processing', clerk) };
  // The last parcel of an order that is still processed has not left.
  const left = parcelsAfter.slice(0, status === 'processing' ? parcels - 1 : parcels);
  const shipped = left.flatMap((after, index) => [
    { after, run: () => ship(stage, demo, played, index) },
    { after: after + undoMinutes * minuteMs, run: () => sendDueShipmentEmails(stage.deps) },
  ]);
  if (status !== 'delivered') return [process, ...shipped];
  const deliveredAfter = (parcelsAfter[parcels - 1] ?? 0) + deliveryTakes;
  return [
    process,
    ...shipped,
    { after: deliveredAfter, run: () => moveOrder(stage.deps, orderId, 'delivered', clerk) },
  ];
}

const carriers = [
  { carrier: 'DHL', url: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=' },
  { carrier: 'UPS', url: 'https://www.ups.com/track?tracknum=' },
  { carrier: 'FedEx', url: 'https://www.fedex.com/fedextrack/?trknbr=' },
];

/** Sends the first line in the first of two parcels, and all that is left in the last one. */
async function ship({ tx, deps }: Stage, { parcels }: DemoOrder, played: Played, index: number): Promise<void> {
  const { orderId } = played;
  const left = (await listOrderLines(tx, orderId)).filter(({ toShip }) => toShip > 0);
  const isLast = index === parcels - 1;
  const sent = isLast ? left : left.slice(0, 1);
  const number = String(40_000_000_000 + (((orderId * 2 + index) * 7_919_317) % 9_999_999_999));
  const { carrier, url } = carriers[orderId % carriers.length] ?? { carrier: 'DHL', url: '' };
  await createShipment(
    deps,
    orderId,
    {
      items: sent.map(({ id, toShip }) => ({ orderItemId: id, quantity: toShip })),
      carrier,
      trackingNumber: number,
      trackingUrl: `${url}${number}`,
    },
    toClerk(played),
  );
}
