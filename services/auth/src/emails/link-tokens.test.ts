import { randomUUID } from 'node:crypto';
import { verifyEmail } from '@shopwright/contracts/http/account';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLinkTokens, parseRowId } from './link-tokens';

const links = createLinkTokens('a secret for tests of 32 characters');
const row = { id: randomUUID(), nonce: 'a nonce' };
const token = links.tokenFor('reset-password', row);

describe('a link token', () => {
  it('is the same each time, contains its row’s id, and is accepted by the contract', () => {
    expect(links.tokenFor('reset-password', row)).toBe(token);
    expect(links.isTokenFor('reset-password', row, token)).toBe(true);
    expect(parseRowId(token)).toBe(row.id);
    expect(verifyEmail.body?.safeParse({ token }).success).toBe(true);
  });

  it.each([
    ['reset-password', '7Y8GUU8NDIOCPm9X0jPJux4i2v3EVHcUjSYEO_PLYhg'],
    ['verify-email', 'bUT69B1ZTcuul9V7DDNso-w5KeAlXw4qIEgXEjzZTJA'],
    ['unsubscribe', 'e69NFoBM4lOzG6Uuspue3GvWVRRoYh36YOdVxehCYzk'],
  ] as const)('stays valid in emails that versions before have sent: %s', (purpose, signature) => {
    const mailedRow = { id: '8d7f0c1e-4b52-4b7e-9c3e-5a0f6b1d2c3a', nonce: 'a nonce' };
    const mailed = `8d7f0c1e-4b52-4b7e-9c3e-5a0f6b1d2c3a-${signature}`;
    expect(links.isTokenFor(purpose, mailedRow, mailed)).toBe(true);
    expect(parseRowId(mailed)).toBe(mailedRow.id);
    expect(links.tokenFor(purpose, mailedRow)).toBe(mailed);
  });

  it('is invalid for another purpose, row or nonce, or under another secret', () => {
    expect(links.isTokenFor('verify-email', row, token)).toBe(false);
    expect(links.isTokenFor('reset-password', { ...row, id: randomUUID() }, token)).toBe(false);
    expect(links.isTokenFor('reset-password', { ...row, nonce: 'another' }, token)).toBe(false);
    const others = createLinkTokens('another secret of 32 characters..');
    expect(others.isTokenFor('reset-password', row, token)).toBe(false);
  });

  it('is not guessed by changing a valid one or by inventing one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 37, max: token.length - 2 }), fc.constantFrom(...'abcXYZ019_'), (at, character) => {
        const changed = token.slice(0, at) + character + token.slice(at + 1);
        expect(links.isTokenFor('reset-password', row, changed)).toBe(changed === token);
      }),
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        expect(links.isTokenFor('reset-password', row, text)).toBe(false);
        expect(parseRowId(text)).toBeUndefined();
      }),
    );
  });
});
