import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';

/** Leads to a payment in Stripe's dashboard, where disputes are answered too. */
export const StripeLink = ({ payment, children }: { payment: string; children: ReactNode }) => (
  <a
    href={`https://dashboard.stripe.com/payments/${payment}`}
    target="_blank"
    rel="noreferrer"
    className="inline-flex min-h-8 pointer-coarse:min-h-11 items-center gap-1.5 underline hover:no-underline"
  >
    {children}
    <ExternalLink size={14} aria-hidden />
  </a>
);
