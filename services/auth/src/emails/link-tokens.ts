import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { AccountEmailKind } from '@shopwright/contracts/http/account-emails';

/** The purpose of a link: a token of one purpose is invalid for another. */
export type LinkPurpose = AccountEmailKind | 'unsubscribe';

/** The row that a link refers to: its id is part of the token, its nonce is not. */
export interface LinkedRow {
  id: string;
  nonce: string;
}

export interface LinkTokens {
  tokenFor(purpose: LinkPurpose, row: LinkedRow): string;
  isTokenFor(purpose: LinkPurpose, row: LinkedRow, token: string): boolean;
}

/**
 * Derives the tokens of links in emails, so none is stored or queued: `<row's id>-<HMAC-SHA-256 over purpose, id and
 * nonce>`. The key is derived by HKDF from the secret that the services share; changing the secret invalidates all
 * links sent before.
 */
export function createLinkTokens(secret: string): LinkTokens {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'shopwright mailed links', 32));
  const sign = (purpose: LinkPurpose, { id, nonce }: LinkedRow) =>
    createHmac('sha256', key).update(`${purpose}:${id}:${nonce}`).digest();
  return {
    tokenFor: (purpose, row) => `${row.id}-${sign(purpose, row).toString('base64url')}`,
    isTokenFor(purpose, row, token) {
      const expected = sign(purpose, row);
      const given = Buffer.from(tokenShape.exec(token)?.[2] ?? '', 'base64url');
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

const tokenShape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([\w-]{43})$/;

/** Reads the row's id from the token without verifying the token. */
export const parseRowId = (token: string): string | undefined => tokenShape.exec(token)?.[1];
