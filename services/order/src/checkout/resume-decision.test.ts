import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CheckoutRequest, decideResume, hasOpened } from './checkout-rules';

const now = new Date('2026-11-22T12:00:00Z');
const order = {
  status: 'pending' as const,
  placedAt: null,
  expiresAt: new Date('2026-11-22T12:10:00Z'),
  userId: null,
  visitorId: 'visitor-1',
  rewardId: null,
  total: '99.00',
  language: 'en' as const,
};
const lines = [
  { productId: 1, quantity: 2 },
  { productId: 7, quantity: 1 },
];
const request: CheckoutRequest = { lines, customer: {}, actor: { role: 'anonymous', visitorId: 'visitor-1' } };

describe('decideResume', () => {
  it('resumes an open order of the same cart, in any order of its lines', () => {
    expect(decideResume(order, [...lines].reverse(), request, now)).toBe('resume');
    expect(decideResume(order, lines, { ...request, expectedTotalCents: 9900 }, now)).toBe('resume');
  });

  it.each([
    ['expired', { expiresAt: now }],
    ['cancelled', { status: 'cancelled' as const }],
    ['placed', { placedAt: now }],
    ['of another account', { userId: 5 }],
    ['with a reward', { rewardId: 3 }],
  ])('replaces an order that is %s', (_, change) => {
    expect(decideResume({ ...order, ...change }, lines, request, now)).toBe('replace');
  });

  it.each([
    ['another total', { expectedTotalCents: 9901 }],
    ['another language', { language: 'de' as const }],
    ['another quantity', { lines: [{ productId: 1, quantity: 3 }, lines[1]!] }],
    ['one product fewer', { lines: lines.slice(0, 1) }],
    ['a reward', { reward: { id: 3, userId: 5 } }],
  ])('replaces the order when the request has %s', (_, change) => {
    expect(decideResume(order, lines, { ...request, ...change }, now)).toBe('replace');
  });

  it('never resumes an order that may not be paid', () => {
    const status = fc.constantFrom('confirmed', 'processing', 'shipped', 'delivered', 'cancelled');
    fc.assert(
      fc.property(status, (closed) => {
        const changed = { ...order, status: closed } as Parameters<typeof decideResume>[0];
        expect(decideResume(changed, lines, request, now)).toBe('replace');
      }),
    );
  });
});

describe('hasOpened', () => {
  const by = (actor: CheckoutRequest['actor']) => ({ ...request, actor });

  it('knows the account and the browser', () => {
    expect(hasOpened({ userId: 5, visitorId: 'a' }, by({ role: 'shopper', userId: 5 }))).toBe(true);
    expect(hasOpened({ userId: null, visitorId: 'a' }, by({ role: 'anonymous', visitorId: 'a' }))).toBe(true);
    expect(hasOpened({ userId: null, visitorId: null }, by({ role: 'anonymous' }))).toBe(true);
  });

  it('refuses every other', () => {
    expect(hasOpened({ userId: 5, visitorId: 'a' }, by({ role: 'shopper', userId: 6, visitorId: 'a' }))).toBe(false);
    expect(hasOpened({ userId: 5, visitorId: 'a' }, by({ role: 'shopper', userId: 6, visitorId: 'b' }))).toBe(false);
    expect(hasOpened({ userId: null, visitorId: 'a' }, by({ role: 'anonymous' }))).toBe(false);
    expect(hasOpened({ userId: 5, visitorId: null }, by({ role: 'anonymous' }))).toBe(false);
  });
});
