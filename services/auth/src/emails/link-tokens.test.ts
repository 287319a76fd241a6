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
