import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { AccountMailKind } from '@shopwright/contracts/http/account-mails';

/** What a link is for: a token of one purpose is worth nothing for another. */
export type LinkPurpose = AccountMailKind | 'unsubscribe';

/** The row that a link is about: its id is part of the token, its nonce is not. */
export interface LinkedRow {
  id: string;
  nonce: string;
}

export interface LinkTokens {
  tokenFor(purpose: LinkPurpose, row: LinkedRow): string;
  isTokenFor(purpose: LinkPurpose, row: LinkedRow, token: string): boolean;
}

/**
 * Tokens of mailed links are derived, so none is ever stored or queued: `<row's id>-<HMAC-SHA-256 over purpose, id and
 * nonce>`. The key comes from the secret that our processes share, by HKDF under a label of its own; with another
 * secret the links that are out there no longer work.
 */
export function createLinkTokens(secret: string): LinkTokens {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'shopwright mailed links', 32));
  const macOf = (purpose: LinkPurpose, { id, nonce }: LinkedRow) =>
    createHmac('sha256', key).update(`${purpose}:${id}:${nonce}`).digest();
  return {
    tokenFor: (purpose, row) => `${row.id}-${macOf(purpose, row).toString('base64url')}`,
    isTokenFor(purpose, row, token) {
      const expected = macOf(purpose, row);
      const given = Buffer.from(tokenShape.exec(token)?.[2] ?? '', 'base64url');
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

const tokenShape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([\w-]{43})$/;

/** The id of the row that the token says to be about; nothing is known of its truth yet. */
export const parseRowId = (token: string): string | undefined => tokenShape.exec(token)?.[1];
