import { createHmac } from 'node:crypto';

/** Stripe's webhook signature over the exact bytes sent (docs.stripe.com/webhooks/signature). */
export function signatureHeader(body: string, secret: string, unixSeconds = Math.floor(Date.now() / 1000)): string {
  const signature = createHmac('sha256', secret).update(`${unixSeconds}.${body}`).digest('hex');
  return `t=${unixSeconds},v1=${signature}`;
}
