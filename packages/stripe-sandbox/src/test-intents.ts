import type Stripe from 'stripe';

/** Creates payment intents for a test, once `sandbox` runs. */
export function intentsOf(sandbox: () => { stripe: Stripe }) {
  const create = (params: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
    sandbox().stripe.paymentIntents.create({ amount: 2_499, currency: 'usd', ...params });
  const paid = (method = 'pm_card_visa', params: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
    create({ confirm: true, payment_method: method, ...params });
  const eventTypes = async (intent: string) => {
    const { data } = await sandbox().stripe.events.list({ limit: 100 });
    return data
      .filter(({ data: { object } }) => JSON.stringify(object).includes(intent))
      .map(({ type }) => type)
      .reverse();
  };
  return { create, paid, eventTypes };
}
