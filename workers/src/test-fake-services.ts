import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BodyOf, ResponseOf, ServiceName } from '@shopwright/contracts/endpoint';
import type { EventType } from '@shopwright/contracts/events';
import { type AccountEmail, getAccountEmail } from '@shopwright/contracts/http/account-emails';
import { getBackupStatus } from '@shopwright/contracts/http/backups';
import { acknowledgeEvents, parkEvent, readEvents } from '@shopwright/contracts/http/event-jobs';
import { eraseCustomer } from '@shopwright/contracts/http/internal';
import { getOrderForEmail, recordLoyaltyRefund, syncReversals } from '@shopwright/contracts/http/internal-orders';
import { getAnswerForEmail } from '@shopwright/contracts/http/internal-threads';
import { getTodoRecipient, listOrderTodo } from '@shopwright/contracts/http/internal-todo';
import { getPausedEndpoint } from '@shopwright/contracts/http/internal-webhooks';
import { getOrder, refundOrder, syncPayment } from '@shopwright/contracts/http/orders';
import { getPaymentLinkEmail } from '@shopwright/contracts/http/payment-links';
import {
  type OutgoingPurchaseOrder,
  recordPurchaseOrder,
  startPurchaseOrder,
  syncPurchaseOrders,
} from '@shopwright/contracts/http/purchase-orders';
import { closeRewardReservation, putRewardTerms, recordLoyaltyEntry } from '@shopwright/contracts/http/rewards';
import { getSellingSettings, sellingForm } from '@shopwright/contracts/http/selling';
import type { TodoRow } from '@shopwright/contracts/http/todo';
import { builtInRoles, permissions } from '@shopwright/contracts/permissions';
import { testSelling } from '@shopwright/contracts/test-selling';
import { AppError } from '@shopwright/service-kit/errors';
import { createServiceApp, listen, type RouteTable } from '@shopwright/service-kit/http/server';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { createTestTokens } from '@shopwright/testing/test-keys';
import { purchaseOrder as samplePurchase } from './previews/samples';
import { sampleOrder, sampleUpdates } from './test-samples';

const logger = createLogger('test', 'silent');

/** The calls that the fake order and auth services received, by the key under which the real ones store it. */
interface Effects {
  syncedPayments: string[];
  refunded: Set<number>;
  loyalty: Map<string, BodyOf<typeof recordLoyaltyEntry>>;
  syncedReversals: string[];
  loyaltyRefunds: Map<string, BodyOf<typeof recordLoyaltyRefund>>;
  rewardTerms: BodyOf<typeof putRewardTerms>[];
  /** The end of each order's reward, by order id. */
  rewards: Map<number, BodyOf<typeof closeRewardReservation> & { rewardId: number }>;
  erasedCustomers: Set<number>;
  acknowledged: string[];
  /** The orders whose purchase orders were asked for, and whether they were new. */
  syncedPurchases: Map<number, boolean>;
  /** What came of each purchase order, by its id. */
  purchases: Map<number, BodyOf<typeof recordPurchaseOrder>['outcome'][]>;
  /** The reason why each job was parked, by its event. */
  parked: Map<string, string>;
}

/** What the fakes of the order, auth and trace services answer, and what they were asked. */
export interface FakeAnswers {
  /** Changes to the sample order, by order id. */
  orders: Map<number, Partial<ResponseOf<typeof getOrder>>>;
  /** The emails that the auth service requested, by id. */
  accountEmails: Map<string, AccountEmail>;
  /** The newest settings of shipping and tax. */
  selling: { version: number };
  /** Changes to the suppliers of purchase orders, by the id of these; null for one that is not to be sent. */
  purchased: Map<number, Partial<OutgoingPurchaseOrder['supplier']> | null>;
  /** What waits in the fake order service. */
  todo: TodoRow[];
  /** When the fake collector knows of a backup; null for none yet. */
  backups: { takenAt: string | null };
  effects: Effects;
}

interface Fakes extends FakeAnswers {
  events: Map<string, { type: EventType; payload: unknown }>;
}

/** The member of the team who is an operator; all others are staff. */
export const ofOperator = '00000000-0000-4000-8000-000000000001';

/** The member of the team who does not want the morning email. */
export const unwanted = '00000000-0000-4000-8000-000000000000';

/** The fake order service does not have this answer. */
export const erasedMessage = 404;

/** A payment link that staff have ended. */
export const endedLink = '00000000-0000-4000-8000-000000000000';

/** Endpoints of webhooks that staff have deleted, or resumed, since they were paused. All others are paused. */
export const deletedEndpoint = 404;
export const resumedEndpoint = 200;

export const noAnswers = (): Fakes => ({
  orders: new Map(),
  accountEmails: new Map(),
  purchased: new Map(),
  selling: { version: 1 },
  todo: [],
  backups: { takenAt: null },
  events: new Map(),
  effects: {
    syncedPayments: [],
    refunded: new Set(),
    loyalty: new Map(),
    syncedReversals: [],
    loyaltyRefunds: new Map(),
    rewardTerms: [],
    rewards: new Map(),
    erasedCustomers: new Set(),
    acknowledged: [],
    syncedPurchases: new Map(),
    purchases: new Map(),
    parked: new Map(),
  },
});

/** Binds the endpoints that the workers call: the same ones that the real services bind. */
export function bindFakeRoutes(routes: RouteTable, fakes: Fakes): void {
  const { orders, accountEmails, purchased, selling, todo, backups, events, effects } = fakes;
  bindEffects(routes, effects);
  // The path is the same for every service. An event stays open here: its effect must be safe to repeat.
  routes.bind(readEvents.order, async ({ body: { jobs } }) => ({
    events: jobs.map(({ eventId }) => {
      const event = events.get(eventId);
      return event ? { ...event, isHandled: false } : null;
    }),
  }));
  routes.bind(getAccountEmail, async ({ params: { mailId } }) => {
    const email = accountEmails.get(mailId);
    if (!email) throw new AppError('not_found', 'This email is no longer needed');
    return email;
  });
  routes.bind(getOrderForEmail, async ({ params: { id } }) => ({
    ...sampleUpdates,
    language: 'en' as const,
    id,
    ...orders.get(id),
  }));
  routes.bind(startPurchaseOrder, async ({ params: { id } }) => {
    const supplier = purchased.get(id);
    if (supplier === null) return { purchaseOrder: null };
    return {
      purchaseOrder: {
        ...samplePurchase,
        reference: `PO-${id}`,
        supplier: { ...samplePurchase.supplier, ...supplier },
      },
    };
  });
  routes.bind(getPausedEndpoint, async ({ params: { id } }) => {
    if (id === deletedEndpoint) throw new AppError('not_found', 'No such webhook endpoint');
    const state = id === resumedEndpoint ? ('active' as const) : ('paused' as const);
    return { url: `https://hooks-${id}.example.com/`, state, waiting: 7 };
  });
  routes.bind(getTodoRecipient, async ({ params: { subscriptionId } }) => {
    if (subscriptionId === unwanted) throw new AppError('not_found', 'No one wants this email');
    return {
      to: `${subscriptionId}@example.com`,
      name: 'Priya Raman',
      role: subscriptionId === ofOperator ? ('operator' as const) : ('staff' as const),
      permissions: subscriptionId === ofOperator ? [...permissions] : [...builtInRoles.manager],
      language: 'en' as const,
      unsubscribePath: '/newsletter/unsubscribe?token=abc&list=todo',
    };
  });
  routes.bind(getSellingSettings, async () => {
    const settings = sellingForm.parse({ ...testSelling(), tax: null, version: selling.version });
    for (const rate of settings.shipping?.zones[0]?.rates ?? []) rate.freeOver = `${selling.version}.00`;
    return { ...settings, updatedAt: null };
  });
  routes.bind(listOrderTodo, async () => todo);
  routes.bind(getBackupStatus, async () => ({
    last: backups.takenAt === null ? null : { takenAt: backups.takenAt, rows: 1, bytes: 1 },
    failure: null,
  }));
  routes.bind(getPaymentLinkEmail, async ({ params: { id, linkId } }) => ({
    link:
      linkId === endedLink
        ? null
        : {
            path: `/pay?order=${id}&token=secret`,
            name: 'A Customer',
            email: `draft-${id}@example.com`,
            language: 'en' as const,
            total: '42.00',
            currency: 'usd' as const,
            expiresAt: '2026-12-08T12:00:00.000Z',
          },
  }));
  routes.bind(getAnswerForEmail, async ({ params: { id, messageId } }) => {
    if (messageId === erasedMessage) throw new AppError('not_found', 'No such answer');
    return {
      reference: `MSG-${id}`,
      name: 'A Customer',
      email: 'customer@example.com',
      subject: 'Where is it?',
      language: 'en' as const,
      body: 'It leaves <today>.',
      question: 'Where is my lamp?',
    };
  });
  routes.bind(getOrder, async ({ params: { id } }) => ({
    ...sampleOrder,
    language: 'en' as const,
    trackingToken: null,
    id,
    ...orders.get(id),
  }));
}

export async function startFakeService(
  audience: ServiceName,
  routes: (table: RouteTable) => void,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server: Server = await listen(
    createServiceApp({ logger, tokens: createTestTokens(undefined, audience), readiness: {}, routes }),
    0,
    '127.0.0.1',
  );
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function bindEffects({ bind }: RouteTable, effects: Effects): void {
  bind(syncPayment, async ({ params }) => {
    effects.syncedPayments.push(params.paymentIntentId);
    return { outcome: 'confirmed' as const };
  });
  bind(refundOrder, async ({ params }) => {
    effects.refunded.add(params.id);
    return { ...sampleOrder, id: params.id, status: 'cancelled' as const, refundState: 'refunded' as const };
  });
  bind(recordLoyaltyEntry, async ({ body }) => {
    effects.loyalty.set(body.eventId, body);
    return { loyaltyPoints: 0 };
  });
  bind(syncReversals, async ({ params }) => {
    effects.syncedReversals.push(params.paymentIntentId);
    return { outcome: 'synced' as const };
  });
  bind(recordLoyaltyRefund, async ({ body }) => {
    effects.loyaltyRefunds.set(body.eventId, body);
    return { loyaltyPoints: 0 };
  });
  bind(putRewardTerms, async ({ body }) => void effects.rewardTerms.push(body));
  bind(closeRewardReservation, async ({ params, body }) => {
    if (body.orderId !== undefined) effects.rewards.set(body.orderId, { ...body, rewardId: params.id });
    return { state: body.outcome === 'used' ? ('used' as const) : ('available' as const) };
  });
  bind(eraseCustomer, async ({ body }) => {
    effects.erasedCustomers.add(body.userId);
    return { erased: true as const };
  });
  bind(syncPurchaseOrders, async ({ params, body }) => {
    effects.syncedPurchases.set(params.id, body.isNew);
    return { created: 1 };
  });
  bind(recordPurchaseOrder, async ({ params, body: { outcome } }) => {
    effects.purchases.set(params.id, [...(effects.purchases.get(params.id) ?? []), outcome]);
    return { state: outcome.kind === 'retried' ? ('to_send' as const) : outcome.kind };
  });
  // The path is the same for every service.
  bind(acknowledgeEvents.order, async ({ body: { jobs } }) => {
    effects.acknowledged.push(...jobs.map(({ eventId }) => eventId));
    return { handled: true as const };
  });
  bind(parkEvent.order, async ({ params, body }) => {
    effects.parked.set(params.eventId, body.reason);
    return { parked: true };
  });
}
