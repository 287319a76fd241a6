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

it('a request that found nothing is left out', () => {
  const status = { 'browser.page': '/orders', 'http.response.status_code': 404 };
  expect(listEntries(traceOf(status)).map(([lane]) => lane)).toEqual(['change']);
});

it('a trace that no page began has none', () => {
  expect(listEntries(traceOf({})).map(([lane]) => lane)).toEqual(['change', 'trace']);
});

it('tells of a supplier’s stock what was sold, not a number that stands for it', () => {
  const move = { productId: 5, name: 'Lamp', resultingQuantity: 999, reason: 'sale' as const, createdAt: at };
  const stockMoves = [
    { ...move, delta: -1, isDropshipped: true },
    { ...move, delta: 1, reason: 'restock' as const, isDropshipped: true },
    { ...move, delta: -1, resultingQuantity: 4, isDropshipped: false },
  ];
  const t = (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`;
  const entries = toEntries({ xRay: { ...xRay, stockMoves }, traces: [], attempts: [], t, describe: () => '' });
  expect(entries.filter(({ lane }) => lane === 'stock').map(({ text }) => text)).toEqual([
    'x_ray.supplied_sale {"name":"Lamp","quantity":1}',
    'x_ray.supplied_return {"name":"Lamp","quantity":1}',
    'x_ray.stock_move {"name":"Lamp","delta":"\u200e-1","quantity":4}',
  ]);
});
