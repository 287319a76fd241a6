import { auditTasks } from '@shopwright/service-kit/audit/audit-tasks';
import { createServiceClient } from '@shopwright/service-kit/http/client';
import { readUploadedImage } from '@shopwright/service-kit/http/uploaded-image';
import { runService } from '@shopwright/service-kit/runtime/run-service';
import { alertsEveryMs, updateAlerts } from './alerts/update-alerts';
import { purgeOldVisits } from './analytics/routes';
import { createOrderApp } from './app';
import { purgeOldCarts } from './cart/routes';
import { purgeUnpaidCheckouts } from './checkout/purge-unpaid-checkouts';
import { createReservationPolicy } from './checkout/reservation-policy';
import { readConfig } from './config';
import { purgeErasedCustomers } from './customers/erase-orders';
import { auditedTables } from './db/audited-tables';
import type { OrderDeps } from './deps';
import { compactOrderFigures } from './desk/compact-order-figures';
import { syncAllAccounts } from './desk/sync-accounts';
import { issueDocuments } from './documents/issue-documents';
import { purgeOldDrafts } from './draft-orders/erase-drafts';
import { createPaymentLinkTokens } from './draft-orders/payment-links';
import { deliverShipped } from './fulfillment/deliver-shipped';
import { sendDueShipmentEmails } from './fulfillment/shipment-emails';
import { createNewVisitors } from './new-visitors';
import { sampleReconciliation, sampleRefunds } from './order-metrics';
import { createTrackingTokens } from './orders/tracking-tokens';
import { createRecentAsks } from './payments/recent-asks';
import { compare } from './reconciliation/compare';
import { findStrayPayments, reconcileRestores } from './reconciliation/find-stray-payments';
import { paymentTasks } from './reconciliation/payment-tasks';
import { reconcile } from './reconciliation/reconcile';
import { releaseOrphanedRewards } from './reconciliation/release-orphaned-rewards';
import { releaseOrphans } from './reconciliation/release-orphans';
import { purgeUnusedPhotos } from './returns/return-photos';
import { purgeDiscountImports } from './selling/undo-discounts';
import { createStripe } from './stripe-client';
import { purgeOldThreads, takeContactMessages } from './threads/take-contact-messages';
import { requestTodoEmails } from './todo/request-todo-emails';
import { syncTopics } from './webhooks/change-endpoints';
import { fillDeliveries } from './webhooks/fill-deliveries';
import { purgeDeliveries } from './webhooks/purge-deliveries';
import { createWebhookSecrets } from './webhooks/sign-webhook';

const minuteMs = 60_000;
const hourMs = 3_600_000;
/** Customers of a restored store must not wait for a slow reconciler. */
const restoresMs = 10_000;
/** A document has 15 s, 14 of which are for its drawing. */
const logoMs = 900;

void runService({
  name: 'order',
  audience: 'order',
  hasInstances: true,
  readConfig,
  deps: ({ config, database, tokens, logger }): OrderDeps => ({
    database,
    stripe: createStripe(config.stripe.secretKey, config.stripe.apiBase),
    catalog: createServiceClient(config.catalog.url, tokens),
    auth: createServiceClient(config.auth.url, tokens),
    readUpload: (name) => readUploadedImage(tokens, { url: config.catalog.url, name, timeoutMs: logoMs }),
    tokens,
    trackingTokens: createTrackingTokens(config.linkSecret),
    paymentLinks: createPaymentLinkTokens(config.linkSecret),
    recentAsks: createRecentAsks(),
    newVisitors: createNewVisitors(config.reservationLimits !== undefined),
    logger,
    webhookSecrets: config.stripe.webhookSecrets,
    webhooks: { secrets: createWebhookSecrets(config.linkSecret), allowLocal: config.allowLocalWebhooks },
    publicUrl: config.publicUrl,
    reservationMinutes: config.reservationMinutes,
    reservationPolicy: createReservationPolicy(config.linkSecret, config.openMinutes, config.reservationLimits),
    deliveredAfterDays: config.deliveredAfterDays,
    isLive: config.stripe.isLive,
    now: () => new Date(),
  }),
  app: createOrderApp,
  samplers: ({ database }) => [sampleRefunds(database), sampleReconciliation(database)],
  periodicTasks: (deps, config) => [
    ...paymentTasks(deps, config.reconcileEveryMs),
    { name: 'reconcile', everyMs: config.reconcileEveryMs, work: () => reconcile(deps, config.reconcileEveryMs) },
    { name: 'compare', everyMs: config.reconcileEveryMs, work: async () => void (await compare(deps)) },
    { name: 'orphaned reservations', everyMs: minuteMs, work: () => releaseOrphans(deps) },
    { name: 'orphaned rewards', everyMs: minuteMs, work: () => releaseOrphanedRewards(deps) },
    { name: 'restores', everyMs: Math.min(config.reconcileEveryMs, restoresMs), work: () => reconcileRestores(deps) },
    { name: 'operations alerts', everyMs: alertsEveryMs, work: async () => void (await updateAlerts(deps)) },
    { name: 'order figures', everyMs: 5000, work: async () => void (await compactOrderFigures(deps.database)) },
    { name: 'documents', everyMs: 5000, work: () => issueDocuments(deps) },
    { name: 'shipment emails', everyMs: 5000, work: () => sendDueShipmentEmails(deps) },
    { name: 'imports of discounts', everyMs: 60 * minuteMs, work: () => purgeDiscountImports(deps) },
    { name: 'webhooks', everyMs: 1000, work: () => fillDeliveries(deps) },
    { name: 'webhook topics', everyMs: minuteMs, work: () => syncTopics(deps) },
    { name: 'old webhooks', everyMs: hourMs, work: () => purgeDeliveries(deps) },
    { name: 'accounts', everyMs: minuteMs, work: () => syncAllAccounts(deps) },
    { name: 'contact messages', everyMs: 10_000, work: () => takeContactMessages(deps) },
    { name: 'morning emails', everyMs: minuteMs, work: () => requestTodoEmails(deps) },
    { name: 'stray payments', everyMs: hourMs, work: () => findStrayPayments(deps) },
    { name: 'deliver shipped orders', everyMs: hourMs, work: () => deliverShipped(deps) },
    { name: 'old carts', everyMs: hourMs, work: () => purgeOldCarts(deps.database) },
    { name: 'unused return photos', everyMs: hourMs, work: () => purgeUnusedPhotos(deps) },
    { name: 'old conversations', everyMs: hourMs, work: () => purgeOldThreads(deps) },
    { name: 'erased customers', everyMs: hourMs, work: () => purgeErasedCustomers(deps) },
    { name: 'customers of unpaid checkouts', everyMs: hourMs, work: () => purgeUnpaidCheckouts(deps) },
    { name: 'old draft orders', everyMs: hourMs, work: () => purgeOldDrafts(deps) },
    { name: 'old visits', everyMs: hourMs, work: () => purgeOldVisits(deps) },
    ...auditTasks(deps.database, deps.logger, auditedTables),
  ],
});
