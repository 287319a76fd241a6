/** Takes a payment with Stripe's own SDK, without Stripe: `npx tsx packages/stripe-sandbox/examples/take-a-payment.ts`. */
import { createSandbox } from '@shopwright/stripe-sandbox';
import Stripe from 'stripe';

async function main(): Promise<void> {
  const secretKey = 'sk_test_0123456789abcdef';
  const sandbox = await createSandbox({ secretKey }).start();
  const { hostname, port } = new URL(sandbox.url);
  const stripe = new Stripe(secretKey, { host: hostname, port, protocol: 'http' });

  const paid = await stripe.paymentIntents.create({
    amount: 2000,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  });
  console.log(`${paid.id} ${paid.status}`);

  try {
    await stripe.paymentIntents.create({
      amount: 2000,
      currency: 'usd',
      payment_method: 'pm_card_visa_chargeDeclined',
      confirm: true,
    });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
    console.log(error.code);
  }

  await sandbox.close();
}

void main();
