import { trackingToken } from '@shopwright/contracts/http/order-tracking';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTrackingTokens } from './tracking-tokens';

const tokens = createTrackingTokens('a secret for tests of 32 characters');
const placedAt = new Date('2026-01-01T12:00:00Z');
const daysOn = (days: number) => new Date(placedAt.getTime() + days * 24 * 3_600_000);
const order = {
  id: 12,
  reference: '3f1c0a52-6f0e-4f43-9a57-0f5f6f2f9a10',
  customerEmail: 'ada@example.com',
  placedAt,
  createdAt: new Date(0),
};
const token = tokens.tokenFor(order);

describe('the token of a tracking link', () => {
  it('is the same each time, and is accepted by the contract', () => {
    expect(tokens.tokenFor(order)).toBe(token);
    expect(tokens.isTokenFor(order, token, placedAt)).toBe(true);
    expect(trackingToken.safeParse(token).success).toBe(true);
  });

  it('stays valid in emails that versions before have sent', () => {
    const mailed = 'ZAP1jdSsr1852hoA7o5kT1EBBhkxtO6n3ToTP6HtmCc';
    expect(tokens.isTokenFor(order, mailed, placedAt)).toBe(true);
    expect(token).toBe(mailed);
  });

  it('opens no other order, none of another secret, and none whose address was taken out', () => {
    expect(tokens.isTokenFor({ ...order, id: 13 }, token, placedAt)).toBe(false);
    expect(tokens.isTokenFor({ ...order, reference: order.reference.replace('3', '4') }, token, placedAt)).toBe(false);
    expect(tokens.isTokenFor({ ...order, customerEmail: '' }, token, placedAt)).toBe(false);
    expect(createTrackingTokens('another secret of 32 characters..').isTokenFor(order, token, placedAt)).toBe(false);
  });

  it.each([
    [0, true],
    [30, true],
    [399, true],
    [399.999, true],
    [400, false],
    [4000, false],
  ])('opens it for 400 days after the payment: %d days on', (days, isOpen) => {
    expect(tokens.isTokenFor(order, token, daysOn(days))).toBe(isOpen);
    const unpaid = { ...order, placedAt: null, createdAt: placedAt };
    expect(tokens.isTokenFor(unpaid, token, daysOn(days))).toBe(isOpen);
  });

  it('is not guessed by changing it or by inventing one', () => {
    // The last character has two bits that base64url ignores.
    const position = fc.integer({ min: 0, max: token.length - 2 });
    fc.assert(
      fc.property(position, fc.constantFrom(...'abcXYZ019_'), (at, character) => {
        const changed = token.slice(0, at) + character + token.slice(at + 1);
        expect(tokens.isTokenFor(order, changed, placedAt)).toBe(changed === token);
      }),
    );
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => !tokens.isTokenFor(order, text, placedAt)));
  });
});
