import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prepareScreens, showScreen, TestError } from '../../components/test-screen';
import { PaymentSuccess } from './payment-success';

prepareScreens();
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const paid = {
  customerName: 'Ada Lovelace',
  customerEmail: 'ada@example.com',
  customerAddress: '12 Analytical Row, London',
  total: '12.00',
  paymentIntentId: 'pi_1',
};
const { paymentIntentId, ...customer } = paid;
const placed = {
  ...customer,
  id: 7,
  reference: 'r',
  discount: '0.00',
  status: 'confirmed',
  refundState: 'none',
  items: [],
  createdAt: '2026-11-22T12:00:00.000Z',
  trackingToken: null,
};
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

it('shows the order of a store that was away for minutes, and asks no more once it has it', async () => {
  let isAway = true;
  const record = vi.fn(() => (isAway ? new TestError(503, 'unavailable') : placed));
  const screen = await showScreen(<PaymentSuccess paymentIntentId={paymentIntentId} paid={paid} />, {
    responses: { 'POST /orders': record, 'GET /auth/me': () => new TestError(401, 'unauthenticated') },
  });
  await pass(180);
  expect(screen.textContent).toContain("We're confirming your order.");
  isAway = false;
  await pass(40);
  expect(screen.textContent).toContain('Order placed successfully');
  const calls = record.mock.calls.length;
  await pass(600);
  expect(record).toHaveBeenCalledTimes(calls);
});

it('stops asking for an order that never comes', async () => {
  const record = vi.fn(() => new TestError(404, 'not_found'));
  await showScreen(<PaymentSuccess paymentIntentId={paymentIntentId} paid={paid} />, {
    responses: { 'POST /orders': record, 'GET /auth/me': () => new TestError(401, 'unauthenticated') },
  });
  await pass(3600);
  const calls = record.mock.calls.length;
  await pass(3600);
  expect(record).toHaveBeenCalledTimes(calls);
});
