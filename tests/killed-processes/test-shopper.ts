import { randomBytes, randomUUID } from 'node:crypto';
import type { Product } from '@shopwright/contracts/http/products';
import { retryUntilSet } from './test-endpoints';

export interface Checkout {
  clientSecret: string;
  paymentIntentId: string;
  orderId: number;
  total: string;
}

const customer = {
  customerName: 'Casey Customer',
  customerEmail: 'casey@example.com',
  customerAddress: '1 Test Street, Testville',
};

/** A shopper without a browser: makes the same calls, sends the same cookies and retries as a customer would. */
export class Shopper {
  private readonly cookie = `visitor=${randomBytes(16).toString('base64url')}`;
  private readonly checkoutId = randomUUID();

  constructor(
    private readonly store: string,
    private readonly stripe: string,
  ) {}

  products(): Promise<Product[]> {
    return retryUntilSet('products', () => this.json<Product[]>('GET', '/api/products'));
  }

  openCheckout(product: Product, quantity = 1): Promise<Checkout> {
    const amount = Math.round(Number(product.price) * quantity * 100) / 100;
    return retryUntilSet('create-payment-intent', () =>
      this.json<Checkout>('POST', '/api/create-payment-intent', {
        amount,
        items: [{ productId: product.id, quantity }],
        checkoutId: this.checkoutId,
        ...customer,
      }),
    );
  }

  /** Confirms the payment as Stripe.js does, with the publishable key and the client secret. */
  async pay({ paymentIntentId, clientSecret }: Checkout, paymentMethod = 'pm_card_visa'): Promise<void> {
    const config = await retryUntilSet('config', () =>
      this.json<{ stripePublishableKey: string }>('GET', '/api/config'),
    );
    await retryUntilSet('confirm', async () => {
      const response = await fetch(`${this.stripe}/v1/payment_intents/${paymentIntentId}/confirm`, {
        method: 'POST',
        headers: { authorization: `Bearer ${config.stripePublishableKey}` },
        body: new URLSearchParams({
          client_secret: clientSecret,
          payment_method: paymentMethod,
          return_url: `${this.store}/checkout/success`,
        }),
        signal: AbortSignal.timeout(10_000),
      });
      const body = (await response.json()) as { status?: string; error?: { payment_intent?: { status: string } } };
      const status = body.status ?? body.error?.payment_intent?.status;
      return status === 'succeeded' ? true : undefined;
    });
  }

  async record({ paymentIntentId, total }: Checkout): Promise<number> {
    const response = await fetch(
      `${this.store}/api/orders`,
      this.request('POST', { ...customer, total, paymentIntentId }),
    );
    await response.body?.cancel();
    return response.status;
  }

  private async json<T>(method: string, path: string, body?: unknown): Promise<T | undefined> {
    const response = await fetch(this.store + path, this.request(method, body));
    if (response.ok) return (await response.json()) as T;
    const text = await response.text();
    if (response.status < 500 && response.status !== 429) throw new Error(`${path}: ${response.status} ${text}`);
    return undefined;
  }

  private request(method: string, body?: unknown): RequestInit {
    return {
      method,
      headers: { cookie: this.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    };
  }
}
