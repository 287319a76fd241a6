import type { OrderXRay, SpannedTrace } from '@shopwright/contracts/http/x-ray';
import { expect, it } from 'vitest';
import { toEntries } from './entries';

const at = '2026-11-22T09:00:00.000Z';
const xRay: OrderXRay = {
  orderId: 7,
  status: 'confirmed',
  createdAt: at,
  hasAccount: false,
  paymentIntentId: 'pi_1',
  traceIds: [],
  stripeEvents: [],
  jobs: [],
  emails: [],
  stockMoves: [],
  points: [],
  timeline: [],
  unavailable: [],
};

const traceOf = (attributes: Record<string, unknown>): SpannedTrace => ({
  traceId: 'a'.repeat(32),
  startedAt: at,
  spans: [
    {
      spanId: 'b',
      parentId: null,
      service: 'bff',
      name: 'POST /api/orders',
      kind: 'server',
      offsetMs: 0,
      durationMs: 5,
      isError: false,
      attributes,
    },
  ],
});

const listEntries = (trace: SpannedTrace) =>
  toEntries({ xRay, traces: [trace], attempts: [], t: (key) => key, describe: ({ kind }) => kind }).map(
    ({ lane, text }) => [lane, text],
  );

it('the page of the browser comes before the trace that it began', () => {
  expect(listEntries(traceOf({ 'browser.page': '/stripe-checkout' }))).toEqual([
    ['change', 'x_ray.placed'],
    ['browser', '/stripe-checkout → POST /api/orders'],
    ['trace', 'bff POST /api/orders · bff'],
  ]);
});

it('a trace that no page began has none', () => {
  expect(listEntries(traceOf({})).map(([lane]) => lane)).toEqual(['change', 'trace']);
});
