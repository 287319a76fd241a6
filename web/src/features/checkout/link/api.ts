import type { CallInput } from '@shopwright/contracts/endpoint';
import * as links from '@shopwright/contracts/http/payment-links';
import { pages } from '@shopwright/contracts/pages';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client';

/** The draft that a payment link names, with the token that opens it. */
export interface PaymentLink {
  id: number;
  token: string;
}

/** Where a bank leads back to. */
export const toLinkPath = ({ id, token }: PaymentLink): string =>
  `${pages.pay}?${new URLSearchParams({ order: String(id), token })}`;

export const paymentLinkQuery = ({ id, token }: PaymentLink) =>
  queryOptions({
    queryKey: ['payment-link', id, token],
    queryFn: ({ signal }) => call(links.readPaymentLink, { body: { id, token }, signal }),
    enabled: token !== '',
    staleTime: 0,
    retry: false,
  });

export const openPaymentLink = (body: CallInput<typeof links.openPaymentLink>['body']) =>
  call(links.openPaymentLink, { body });

const pausesMs = [0, 1000, 2000, 4000, 8000, 15_000];
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Tells the server of a payment that succeeded, a few times where it is slow. It hears of it from Stripe anyway: undefined then, and
 * the order follows by itself.
 */
export async function recordLinkPayment({ id, token }: PaymentLink, pause = sleep) {
  for (const ms of pausesMs) {
    await pause(ms);
    const recorded = await call(links.recordLinkPayment, { body: { id, token } }).catch(() => undefined);
    if (recorded && recorded.status !== 'pending') return recorded;
  }
  return undefined;
}
