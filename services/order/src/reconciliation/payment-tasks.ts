import type { PeriodicTask } from '@shopwright/service-kit/runtime/periodic-task';
import type { OrderDeps } from '../deps';
import { syncPendingPayments } from './sync-pending-payments';
import { createReportedPaymentsSync } from './sync-reported-payments';

/** A hundredth of the reads that Stripe allows, and only while a checkout is open. */
const everyMs = 1000;

/** Returns the tasks that confirm a payment within seconds where its webhook and its browser are lost. */
export function paymentTasks(deps: OrderDeps, waitMaxMs: number): PeriodicTask[] {
  const shared = { everyMs: Math.min(everyMs, waitMaxMs) };
  return [
    { ...shared, name: 'reported payments', work: createReportedPaymentsSync(deps) },
    { ...shared, name: 'pending payments', work: () => syncPendingPayments(deps, waitMaxMs) },
  ];
}
