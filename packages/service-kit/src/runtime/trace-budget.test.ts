import { describe, expect, it } from 'vitest';
import { createTraceBudget } from './trace-budget';

describe('createTraceBudget', () => {
  it('begins a trace for the first reads, carts and calls of purchases in each second, and for every other request', () => {
    let nowMs = 10_000;
    const begins = createTraceBudget(() => nowMs);
    const count = (method: string, path = '/api/products') =>
      Array.from({ length: 200 }, () => begins(method, path)).filter(Boolean).length;
    expect(count('GET')).toBe(10);
    expect(count('HEAD')).toBe(0);
    expect(count('POST')).toBe(200);
    expect(count('DELETE')).toBe(200);
    nowMs += 1000;
    expect(count('PUT', '/api/cart')).toBe(10);
    expect(count('GET')).toBe(0);
    expect(count('POST', '/api/create-payment-intent')).toBe(20);
    expect(count('POST', '/api/payments/pi_1/start')).toBe(0);
    expect(count('POST', '/api/orders')).toBe(0);
    expect(count('POST', '/webhooks/stripe')).toBe(0);
    expect(count('POST', '/api/orders/1/refund')).toBe(200);
    nowMs += 1000;
    expect(count('POST', '/webhooks/stripe')).toBe(20);
    expect(count('GET')).toBe(10);
  });
});
