import type { Endpoint } from '@shopwright/contracts/endpoint';
import * as internalOrders from '@shopwright/contracts/http/internal-orders';
import { getOrder } from '@shopwright/contracts/http/orders';
import * as xRay from '@shopwright/contracts/http/x-ray';
import type { ServiceClient } from '@shopwright/service-kit/http/client';
import type { EventOf } from '@shopwright/service-kit/messaging/worker';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { outbox } from '../../services/order/src/db/schema';
import { getOrderDetail } from '../../services/order/src/orders/get-order-detail';
import { getOrderForEmail } from '../../services/order/src/orders/order-row';
import { recordOrderEmail } from '../../services/order/src/x-ray/routes';
import { sendOrderEmail, sendOrderUpdate } from '../../workers/src/order-emails/send-order-email';
import type { Stage } from './stage';

const queues = ['order-mails', 'order-updates'];

/**
 * Composes the emails of a step as the workers do and keeps them for the order's X-ray, at the time of the step. Nothing is
 * sent: the mailbox shows what happens from now on.
 */
export async function writeEmails({ tx, deps }: Stage, orderId: number): Promise<void> {
  const isOpen = and(isNull(outbox.handledAt), inArray(outbox.queue, queues));
  const isOfOrder = eq(sql`${outbox.payload}->>'orderId'`, String(orderId));
  const events = await tx.select().from(outbox).where(and(isOpen, isOfOrder));
  if (events.length === 0) return;
  const services = { order: createOrderStandIn(deps), catalog: deps.catalog };
  const emailDeps = { mailer: { send: async () => undefined }, publicUrl: deps.publicUrl, storeEmail: '' };
  const handlers = {
    'order-mails': sendOrderEmail(services, emailDeps),
    'order-updates': sendOrderUpdate(services, emailDeps),
  };
  const context = { logger: deps.logger, isFinal: () => true };
  for (const { eventId: id, queue, type, payload } of events) {
    const event = { id, type, payload };
    if (queue === 'order-mails') await handlers['order-mails'](event as EventOf<'order-mails'>, context);
    else await handlers['order-updates'](event as EventOf<'order-updates'>, context);
  }
}

/** Answers what the workers ask the order service, in the open transaction. */
function createOrderStandIn(deps: Stage['deps']): ServiceClient {
  const call = async (endpoint: Endpoint, { params, body }: { params: { id: string }; body: never }) => {
    const id = Number(params.id);
    if (endpoint === (xRay.recordOrderEmail as Endpoint)) return recordOrderEmail(deps, id, body);
    if (endpoint === (getOrder as Endpoint)) return getOrderForEmail(deps, id);
    if (endpoint !== (internalOrders.getOrderForEmail as Endpoint))
      throw new Error(`the demonstration does not answer ${endpoint.path}`);
    const { trackingToken } = await getOrderForEmail(deps, id);
    return { ...(await getOrderDetail(deps.database, id, deps.now())), trackingToken };
  };
  return { call: call as unknown as ServiceClient['call'], ping: async () => undefined };
}
