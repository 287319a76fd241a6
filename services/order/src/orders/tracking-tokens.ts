import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { orderLinkDays } from '@shopwright/contracts/http/order-tracking';
import type { OrderRow } from '../db/schema';

type NamedOrder = Pick<OrderRow, 'id' | 'reference' | 'customerEmail'>;
type LinkedOrder = NamedOrder & Pick<OrderRow, 'placedAt' | 'createdAt'>;

const validMs = orderLinkDays * 24 * 3_600_000;

export interface TrackingTokens {
  tokenFor(order: NamedOrder): string;
  isTokenFor(order: LinkedOrder, token: string, now: Date): boolean;
}

/**
 * Derives the token of the link with which a guest opens their order, so none is stored or queued. It contains the
 * customer's address: a link ends when the address is taken out of the order, and 400 days after the payment. The key is derived by HKDF from the secret that the services
 * share; changing the secret invalidates all links sent before.
 */
export function createTrackingTokens(secret: string): TrackingTokens {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'shopwright order links', 32));
  const sign = ({ id, reference, customerEmail }: NamedOrder) =>
    createHmac('sha256', key).update(`${id}:${reference}:${customerEmail}`).digest();
  return {
    tokenFor: (order) => sign(order).toString('base64url'),
    isTokenFor(order, token, now) {
      if (now.getTime() - (order.placedAt ?? order.createdAt).getTime() >= validMs) return false;
      const expected = sign(order);
      const given = Buffer.from(token, 'base64url');
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
