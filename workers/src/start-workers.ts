import { type Envelope, eventOwner } from '@shopwright/contracts/events';
import { acknowledgeEvent, type QueueName, queueNames } from '@shopwright/contracts/queues';
import { type JobHandler, type RunningWorker, startWorker } from '@shopwright/service-kit/messaging/worker';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import { sendAccountEmail } from './account-emails/send-account-email';
import type { EmailDeps } from './emails/mailer';
import { createHandlers, updateLoyalty } from './handlers';
import { alertLowStock } from './merchant-emails/send-low-stock-email';
import { sendMerchantEmail } from './merchant-emails/send-merchant-email';
import { sendOrderEmail } from './order-emails/send-order-email';
import { sendOrderUpdate } from './order-updates/send-order-update';
import { runImports } from './run-imports';
import type { Services, Suppliers } from './services';

interface WorkersOptions {
  services: Services;
  suppliers: Suppliers;
  emails: EmailDeps;
  redisUrl: string;
  logger: Logger;
  prefix?: string;
  backoffMs?: (attempt: number) => number;
}

/** Starts one consumer for each queue of contracts/queues.ts. */
export function startWorkers({ services, suppliers, emails, ...connection }: WorkersOptions): RunningWorker[] {
  const handlers: { [Q in QueueName]: JobHandler<Q> } = {
    ...createHandlers(services),
    loyalty: updateLoyalty(services),
    'order-mails': sendOrderEmail(services, emails),
    'order-updates': sendOrderUpdate(services, emails),
    'merchant-emails': sendMerchantEmail(services, emails),
    'low-stock-alerts': alertLowStock(services, emails),
    'account-mails': sendAccountEmail(services, emails),
    'supplier-imports': runImports(services, suppliers),
  };
  const start = <Q extends QueueName>(queue: Q) =>
    startWorker({
      ...{ ...connection, queue, handler: handlers[queue] },
      acknowledge: (event) => acknowledge(services, event, queue),
    });
  return queueNames.map(start);
}

/** Tells the service that owns the event that this queue has handled it. Until then the service sends it again. */
async function acknowledge(services: Services, event: Envelope, queue: QueueName): Promise<void> {
  const owner = eventOwner[event.type];
  await services[owner].call(acknowledgeEvent[owner], { params: { eventId: event.id }, body: { queue } });
}
