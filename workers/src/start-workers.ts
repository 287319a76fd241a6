import type { QueueName } from '@shopwright/contracts/queues';
import type { Logger } from '@shopwright/service-kit/logger';
import { type JobHandler, type RunningWorker, startWorker } from '@shopwright/service-kit/worker';
import { acknowledge } from './acknowledge';
import { raiseStockAlerts } from './low-stock-alerts/handler';
import { keepLoyaltyLedger } from './loyalty/handler';
import { mailOrderNews, type OrderMails } from './order-mails/handler';
import { refundCancelledOrders } from './refunds/handler';
import type { Services } from './services';
import { settlePayments } from './stripe-orders/handler';
import { runImports, type Suppliers } from './supplier-imports/handler';

interface WorkersOptions {
  services: Services;
  suppliers: Suppliers;
  orderMails: OrderMails;
  redisUrl: string;
  logger: Logger;
  prefix?: string;
  backoffMs?: (attempt: number) => number;
}

/** One consumer for each queue of contracts/queues.ts. */
export function startWorkers({ services, suppliers, orderMails, ...connection }: WorkersOptions): RunningWorker[] {
  const start = <Q extends QueueName>(queue: Q, handler: JobHandler<Q>) =>
    startWorker({ ...connection, queue, handler, acknowledge: (event) => acknowledge(services, event, queue) });
  return [
    start('stripe-orders', settlePayments(services)),
    start('refunds', refundCancelledOrders(services)),
    start('loyalty', keepLoyaltyLedger(services)),
    start('order-mails', mailOrderNews(services, orderMails)),
    start('low-stock-alerts', raiseStockAlerts(services)),
    start('supplier-imports', runImports(services, suppliers)),
  ];
}
