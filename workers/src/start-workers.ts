import { type QueueName, queueNames } from '@shopwright/contracts/queues';
import { type JobHandler, type RunningWorker, startWorker } from '@shopwright/service-kit/messaging/worker';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import { sendAccountEmail } from './account-emails/send-account-email';
import { sendContactAnswer } from './contact-emails/send-contact-answer';
import type { EmailDeps } from './emails/mailer';
import { createEventSource } from './event-source';
import { type FetchFile, fetchImages, imagesDeadlineMs } from './fetch-images';
import { createHandlers, updateLoyalty } from './handlers';
import { alertLowStock } from './merchant-emails/send-low-stock-email';
import { sendMerchantEmail } from './merchant-emails/send-merchant-email';
import { sendOperationsAlert } from './merchant-emails/send-operations-alert';
import { sendStockDigest } from './merchant-emails/send-stock-digest';
import { sendWebhookEmail } from './merchant-emails/send-webhook-email';
import { sendOrderEmail, sendOrderUpdate } from './order-emails/send-order-email';
import { createPace } from './pace-imports';
import { sendPaymentLink } from './payment-links/send-payment-link';
import type { SupplierCalls } from './purchase-orders/post-purchase-order';
import { followOrders, sendPurchaseOrders } from './purchase-orders/send-purchase-order';
import { runImports } from './run-imports';
import type { Services, Suppliers } from './services';
import { sendTodoEmail } from './todo-emails/send-todo-email';

interface WorkersOptions {
  services: Services;
  suppliers: Suppliers;
  emails: EmailDeps;
  supplierCalls?: SupplierCalls;
  redisUrl: string;
  /** While it returns true, imports rest between their batches. */
  areVisitorsHere?: () => Promise<boolean>;
  logger: Logger;
  prefix?: string;
  backoffMs?: (attempt: number) => number;
  /** Replaces calls to other shops. */
  fetchFile?: FetchFile | undefined;
}

/** Starts one consumer for each queue of contracts/queues.ts. */
export function startWorkers({
  services,
  suppliers,
  emails,
  supplierCalls,
  fetchFile,
  areVisitorsHere = async () => false,
  ...connection
}: WorkersOptions): RunningWorker[] {
  const stopping = new AbortController();
  const pace = createPace({ areVisitorsHere, stopping: stopping.signal });
  const handlers: { [Q in QueueName]: JobHandler<Q> } = {
    ...createHandlers(services),
    loyalty: updateLoyalty(services),
    'order-mails': sendOrderEmail(services, emails),
    'order-updates': sendOrderUpdate(services, emails),
    'payment-links': sendPaymentLink(services, emails),
    'contact-answers': sendContactAnswer(services, emails),
    'merchant-emails': sendMerchantEmail(services, emails),
    'webhook-emails': sendWebhookEmail(services, emails),
    'operations-alerts': sendOperationsAlert(services, emails),
    'low-stock-alerts': alertLowStock(services, emails),
    'low-stock-digests': sendStockDigest(services, emails),
    'todo-emails': sendTodoEmail(services, emails),
    'account-mails': sendAccountEmail(services, emails),
    'supplier-imports': runImports(services, suppliers, { supplierCalls, pace, stopping: stopping.signal }),
    'purchase-orders': followOrders(services),
    'purchase-order-sends': sendPurchaseOrders(services, emails, supplierCalls),
    'image-fetches': fetchImages(services, fetchFile),
  };
  const source = createEventSource(services);
  const start = <Q extends QueueName>(queue: Q) =>
    startWorker({
      ...connection,
      queue,
      source,
      handler: handlers[queue],
      isRemembered: emailQueues.has(queue),
      deadlineMs: deadlines[queue],
    });
  return queueNames.map(start).map(({ isRunning, close }) => ({
    isRunning,
    close() {
      stopping.abort();
      return close();
    },
  }));
}

const deadlines: { [Q in QueueName]?: number } = {
  // A file is read in one job, since the next one would begin again. The largest take some minutes.
  'supplier-imports': 30 * 60_000,
  'image-fetches': imagesDeadlineMs,
};

/** Their handlers send an email, which no service can recognize as a repetition. */
const emailQueues: ReadonlySet<QueueName> = new Set([
  'order-mails',
  'order-updates',
  'payment-links',
  'contact-answers',
  'merchant-emails',
  'webhook-emails',
  'operations-alerts',
  'low-stock-alerts',
  'low-stock-digests',
  'todo-emails',
  'account-mails',
  'purchase-order-sends',
]);
