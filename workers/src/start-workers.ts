import type { QueueName } from '@shopwright/contracts/queues';
import { type JobHandler, type RunningWorker, startWorker } from '@shopwright/service-kit/messaging/worker';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import { mailAccountNews } from './account-mails/handler';
import { acknowledge } from './acknowledge';
import { raiseStockAlerts } from './low-stock-alerts/handler';
import { keepLoyaltyLedger } from './loyalty/handler';
import type { Mails } from './mail/mails';
import { eraseBuyers } from './order-erasures/handler';
import { mailOrderNews } from './order-mails/handler';
import { refundCancelledOrders } from './refunds/handler';
import { eraseReviewers } from './review-erasures/handler';
import type { Services } from './services';
import { settlePayments } from './stripe-orders/handler';
import { runImports, type Suppliers } from './supplier-imports/handler';

interface WorkersOptions {
  services: Services;
  suppliers: Suppliers;
  mails: Mails;
  redisUrl: string;
  logger: Logger;
  prefix?: string;
  backoffMs?: (attempt: number) => number;
}

/** One consumer for each queue of contracts/queues.ts. */
export function startWorkers({ services, suppliers, mails, ...connection }: WorkersOptions): RunningWorker[] {
  const start = <Q extends QueueName>(queue: Q, handler: JobHandler<Q>) =>
    startWorker({ ...connection, queue, handler, acknowledge: (event) => acknowledge(services, event, queue) });
  return [
    start('stripe-orders', settlePayments(services)),
    start('refunds', refundCancelledOrders(services)),
    start('loyalty', keepLoyaltyLedger(services)),
    start('order-mails', mailOrderNews(services, mails)),
    start('account-mails', mailAccountNews(services, mails)),
    start('order-erasures', eraseBuyers(services)),
    start('review-erasures', eraseReviewers(services)),
    start('low-stock-alerts', raiseStockAlerts(services)),
    start('supplier-imports', runImports(services, suppliers)),
  ];
}
