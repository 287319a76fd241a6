import { randomUUID } from 'node:crypto';
import { maxInteger } from '@shopwright/contracts/fields';
import { alertNames } from '@shopwright/contracts/http/operations-alerts';

const rowId = maxInteger;

/** The fields of all events, about rows that do not exist. */
export const aboutNothing = {
  productId: rowId,
  orderId: rowId,
  userId: rowId,
  shipmentId: rowId,
  refundId: rowId,
  returnId: rowId,
  messageId: rowId,
  threadId: rowId,
  purchaseOrderId: rowId,
  endpointId: rowId,
  draftId: rowId,
  linkId: randomUUID(),
  attempt: 1,
  subscriptionId: randomUUID(),
  disputeId: 'none',
  jobId: randomUUID(),
  mailId: randomUUID(),
  stripeEventId: 'evt_none',
  type: 'none',
  paymentIntentId: 'pi_none',
  stockQuantity: 0,
  lowStockThreshold: 0,
  totalCents: 0,
  paidCents: 0,
  reversedCents: 0,
  amountCents: 1,
  reward: null,
  wasConfirmed: false,
  isDropshipped: true,
  isFull: false,
  isReminder: false,
  count: 1,
  version: 1,
  state: 'requested',
  author: 'staff',
  alert: alertNames[0],
  alerts: [alertNames[0]],
  day: '2000-01-01',
  since: '2000-01-01T00:00:00.000Z',
};
