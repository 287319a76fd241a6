import type { PublicConfig } from '@shopwright/contracts/http/config';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { configQuery } from '../lib/queries/paying';

/** Returns the address of a payment in Stripe's dashboard, in the mode of the store's keys, or in the sandbox. */
export function toPaymentAddress(
  payment: string,
  { stripePublishableKey, stripeScriptUrl }: Pick<PublicConfig, 'stripePublishableKey' | 'stripeScriptUrl'>,
): string {
  if (stripeScriptUrl !== null) return new URL(`/payments/${payment}`, stripeScriptUrl).href;
  const mode = stripePublishableKey.startsWith('pk_test_') ? 'test/' : '';
  return `https://dashboard.stripe.com/${mode}payments/${payment}`;
}

/** Leads to a payment at Stripe, where disputes are answered too. */
export function StripeLink({ payment, children }: { payment: string; children: ReactNode }) {
  const { data: config } = useQuery(configQuery);
  return (
    <a
      href={config && toPaymentAddress(payment, config)}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-8 pointer-coarse:min-h-11 items-center gap-1.5 underline hover:no-underline"
    >
      {children}
      <ExternalLink size={14} aria-hidden />
    </a>
  );
}
