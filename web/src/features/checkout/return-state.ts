import type { Stripe } from '@stripe/stripe-js';

export type ReturnState = 'paid' | 'processing' | 'failed';

const pauseMs = 2000;
const roundsMax = 15;
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Returns the state of a payment after the bank's page. Polls for a while while it is being processed. */
export async function awaitReturn(stripe: Stripe, clientSecret: string, pause = sleep): Promise<ReturnState> {
  for (let round = 0; round < roundsMax; round += 1) {
    const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
    if (error) throw new Error(error.message);
    if (paymentIntent.status === 'succeeded') return 'paid';
    if (paymentIntent.status !== 'processing') return 'failed';
    await pause(pauseMs);
  }
  return 'processing';
}
