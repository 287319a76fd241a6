/** A mistake in the merchant's code, thrown as Stripe.js does; a shopper's or a card's mistake is a result instead. */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError';
}
