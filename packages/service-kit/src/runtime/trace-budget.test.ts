import { describe, expect, it } from 'vitest';
import { createTraceBudget } from './trace-budget';

describe('createTraceBudget', () => {
  it('begins a trace for the first 10 reads and carts of each second, and for every other request', () => {
    let nowMs = 10_000;
    const begins = createTraceBudget(() => nowMs);
    const count = (method: string, path = '/api/orders') =>
      Array.from({ length: 200 }, () => begins(method, path)).filter(Boolean).length;
    expect(count('GET')).toBe(10);
    expect(count('HEAD')).toBe(0);
    expect(count('POST')).toBe(200);
    expect(count('DELETE')).toBe(200);
    nowMs += 1000;
    expect(count('PUT', '/api/cart')).toBe(10);
    expect(count('GET')).toBe(0);
  });
});
