import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { pages } from '@shopwright/contracts/pages';
import type { DraftRow } from '../db/draft-tables';

type Linked = Pick<DraftRow, 'id' | 'key' | 'linkId'>;

export interface PaymentLinkTokens {
  tokenFor(draft: Linked): string;
  isTokenFor(draft: Linked, token: string): boolean;
}

/**
 * Derives the token of a payment link, so none is stored or queued. It contains the id of the link, which a new link or a revocation
 * takes out of the draft: one draft has one link at most. The key is derived by HKDF from the secret that the services share.
 */
export function createPaymentLinkTokens(secret: string): PaymentLinkTokens {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'shopwright payment links', 32));
  const sign = (draft: Linked) => createHmac('sha256', key).update(`${draft.id}:${draft.key}:${draft.linkId}`).digest();
  return {
    tokenFor: (draft) => sign(draft).toString('base64url'),
    isTokenFor(draft, token) {
      const expected = sign(draft);
      const given = Buffer.from(token, 'base64url');
      return draft.linkId !== null && given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

/** The address of the page below the store's own. */
export const toLinkPath = (tokens: PaymentLinkTokens, draft: Linked): string =>
  `${pages.pay}?${new URLSearchParams({ order: String(draft.id), token: tokens.tokenFor(draft) })}`;
