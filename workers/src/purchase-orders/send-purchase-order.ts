import {
  type OutgoingPurchaseOrder,
  recordPurchaseOrder,
  startPurchaseOrder,
  syncPurchaseOrders,
} from '@shopwright/contracts/http/purchase-orders';
import { AppError } from '@shopwright/service-kit/errors';
import type { JobHandler } from '@shopwright/service-kit/messaging/worker';
import type { EmailDeps } from '../emails/mailer';
import { readStoreIdentity } from '../emails/store-identity';
import type { Services } from '../services';
import { composePurchaseEmail } from './compose-purchase-email';
import { postPurchaseOrder, type SendOutcome, type SupplierCalls } from './post-purchase-order';

/** Makes the purchase orders of a confirmed order, and lets them follow what happens to it since. */
export function followOrders({ order }: Pick<Services, 'order'>): JobHandler<'purchase-orders'> {
  return async ({ type, payload: { orderId } }) => {
    const body = { isNew: type === 'order-confirmed' };
    await order.call(syncPurchaseOrders, { params: { id: String(orderId) }, body });
  };
}

/**
 * Sends a purchase order to its supplier: to their endpoint, else by email. What may succeed later is tried again with the same key
 * and Message-ID; staff see why it waits, or was refused.
 */
export function sendPurchaseOrders(
  services: Pick<Services, 'order' | 'catalog'>,
  emails: EmailDeps,
  calls: SupplierCalls = {},
): JobHandler<'purchase-order-sends'> {
  return async ({ id: eventId, payload: { purchaseOrderId, attempt } }, { isFinal, logger }) => {
    const params = { id: String(purchaseOrderId) };
    const { purchaseOrder } = await services.order.call(startPurchaseOrder, { params, body: { attempt } });
    if (!purchaseOrder) {
      logger.info({ purchaseOrderId }, 'nothing to send to the supplier');
      return;
    }
    const tried = await send(eventId, purchaseOrder, services, emails, calls);
    const later = new AppError('unavailable', 'the supplier did not take the purchase order');
    const isLast = tried.kind === 'retried' && isFinal(later);
    const outcome = isLast ? { ...tried, kind: 'failed' as const } : tried;
    await services.order.call(recordPurchaseOrder, { params, body: { attempt, outcome } });
    if (outcome.kind === 'retried') throw later;
  };
}

async function send(
  eventId: string,
  purchaseOrder: OutgoingPurchaseOrder,
  { catalog }: Pick<Services, 'catalog'>,
  { mailer, publicUrl, storeEmail }: EmailDeps,
  calls: SupplierCalls,
): Promise<SendOutcome> {
  const { name, email, apiEndpoint } = purchaseOrder.supplier;
  if (apiEndpoint) {
    return postPurchaseOrder({ ...purchaseOrder, supplier: { ...purchaseOrder.supplier, apiEndpoint } }, calls);
  }
  if (!email) return { kind: 'failed', problem: 'no_channel', detail: null };
  const store = await readStoreIdentity(catalog, storeEmail);
  const sent = mailer.send({
    id: `${eventId}-supplier`,
    to: { name, address: email },
    // Suppliers confirm and send tracking numbers by an answer.
    replyTo: { name: store.name, address: store.contactAddress },
    ...(store.from && { from: store.from }),
    ...composePurchaseEmail(purchaseOrder, { language: store.language, publicUrl, store }),
  });
  return sent.then((): SendOutcome => ({ kind: 'sent', channel: 'email' }), fromMailError);
}

function fromMailError(error: unknown): SendOutcome {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'unprocessable') return { kind: 'failed', problem: 'email_refused', detail: error.message };
  return { kind: 'retried', problem: 'unavailable', detail: error.message };
}
