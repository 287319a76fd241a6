import type { OrderXRay } from '@shopwright/contracts/http/x-ray';
import { expect, it } from 'vitest';
import { toSupportBundle } from './support-bundle';

const at = '2026-11-22T09:00:00.000Z';
const personal = ['Ada Lovelace', 'ada@example.com', '12 Long Street', 'called her on the phone'];

const xRay: OrderXRay = {
  orderId: 7,
  status: 'confirmed',
  createdAt: at,
  hasAccount: false,
  paymentIntentId: 'pi_1',
  traceIds: ['a'.repeat(32)],
  stripeEvents: [{ id: 'evt_1', type: 'payment_intent.succeeded', createdAt: at, receivedAt: at }],
  jobs: [
    {
      eventId: 'e1',
      queue: 'order-mails',
      type: 'order-confirmed',
      traceId: null,
      createdAt: at,
      publishedAt: at,
      handledAt: at,
      isDiscarded: false,
    },
  ],
  emails: [
    {
      eventId: 'e1',
      kind: 'confirmed',
      recipient: personal[1]!,
      subject: `Order of ${personal[0]}`,
      body: personal[2]!,
      sentAt: at,
    },
  ],
  stockMoves: [
    {
      productId: 1,
      isDropshipped: false,
      name: 'Lamp',
      delta: -1,
      resultingQuantity: 4,
      reason: 'sale',
      createdAt: at,
    },
  ],
  points: [{ kind: 'earned', points: 20, createdAt: at }],
  timeline: [
    {
      kind: 'cancelled',
      fromStatus: 'confirmed',
      toStatus: 'cancelled',
      actor: 'staff',
      actorUserId: 3,
      details: { reason: personal[3]!, amount: '5.00' },
      createdAt: at,
      traceId: null,
    },
  ],
  unavailable: [],
};
const span = {
  spanId: 's',
  parentId: null,
  service: 'bff',
  name: 'POST /api/orders',
  kind: 'server' as const,
  offsetMs: 0,
  durationMs: 2,
  isError: false,
  attributes: { 'http.body': personal[1] },
};

it('contains ids, times and states, and no personal data', () => {
  const bundle = toSupportBundle({
    xRay,
    traces: [{ traceId: 'a'.repeat(32), startedAt: at, spans: [span] }],
    attempts: [{ eventId: 'e1', queue: 'order-mails', state: 'completed', attempts: 3, failure: personal[1]! }],
  });
  for (const text of personal) expect(bundle).not.toContain(text);
  expect(JSON.parse(bundle)).toMatchObject({
    order: { orderId: 7, paymentIntentId: 'pi_1' },
    jobs: [{ eventId: 'e1', attempts: 3, state: 'completed' }],
    emails: [{ kind: 'confirmed' }],
    timeline: [{ kind: 'cancelled', details: { amount: '5.00' } }],
    traces: [{ spans: [{ name: 'POST /api/orders' }] }],
  });
});
