/** An error in the merchant's code, which Stripe.js throws. Errors of a shopper or card are results. */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError';
}
