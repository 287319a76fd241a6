import { randomBytes, randomUUID } from 'node:crypto';
import type { PublicConfig } from '@shopwright/contracts/http/config';
import type { Endpoints } from '../../local/endpoints';
import { quantileMs, type Shot } from './run-load';

const customer = {
  customerName: 'Casey Customer',
  customerEmail: 'casey@example.com',
  customerAddress: '1 Test Street, Testville',
};

interface Payment {
  paymentIntentId: string;
  clientSecret: string;
  total: string;
}

type Addresses = Pick<Endpoints, 'store' | 'stripe'>;
export type Target = Addresses & { publishableKey: string };

/** Asks the store for the key that its checkout gives to Stripe. */
export async function findTarget({ store, stripe }: Addresses): Promise<Target> {
  const config = (await (await fetch(`${store}/api/config`)).json()) as PublicConfig;
  return { store, stripe, publishableKey: config.stripePublishableKey };
}

/** Buys one unit after the other in each lane, as the web app does, from the first checkout to the confirmed order. */
export async function runPurchases(
  addresses: Addresses,
  productIds: readonly number[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Shot> {
  const target = await findTarget(addresses);
  const times: number[] = [];
  let failed = 0;
  const startedAt = performance.now();
  const lane = async (index: number) => {
    for (let bought = index; performance.now() - startedAt < seconds * 1000; bought += connections) {
      const boughtAt = performance.now();
      const isConfirmed = await buyOne(target, productIds[bought % productIds.length] ?? 0);
      if (isConfirmed) times.push(performance.now() - boughtAt);
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => lane(index)));
  // The last purchases end after the time is over, and count with the time that they took.
  const perSecond = (1000 * times.length) / (performance.now() - startedAt);
  return { answered: times.length, perSecond, p50Ms: quantileMs(times, 0.5), p99Ms: quantileMs(times, 0.99), failed };
}

/** Returns whether the order is confirmed. */
export async function buyOne(target: Target, productId: number): Promise<boolean> {
  const visit = openVisit(target, productId);
  const { body: payment } = await visit.openCheckout();
  return payment !== undefined && visit.pay(payment);
}

interface BenchResponse<T> {
  status: number;
  /** Undefined for an error. */
  body: T | undefined;
}

/** A visitor who buys one unit. With `onBusy`, a call that gets 503 is repeated after it. */
export function openVisit(
  { store, stripe, publishableKey }: Target,
  productId: number,
  onBusy?: (retryAfterSeconds: number) => Promise<void>,
) {
  const cookie = `visitor=${randomBytes(18).toString('base64url')}`;
  const checkout = { items: [{ productId, quantity: 1 }], checkoutId: randomUUID(), ...customer };
  const post = async <T>(path: string, body?: object): Promise<BenchResponse<T>> => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(`${store}/api${path}`, {
      method: 'POST',
      headers,
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    if (response.status === 503 && onBusy) {
      await onBusy(Number(response.headers.get('retry-after')));
      return post(path, body);
    }
    return { status: response.status, body: response.ok ? (JSON.parse(text) as T) : undefined };
  };
  return {
    openCheckout: () => post<Payment>('/create-payment-intent', checkout),
    /** Returns whether the order is confirmed. */
    async pay({ paymentIntentId, clientSecret, total }: Payment): Promise<boolean> {
      if (!(await post<object>(`/payments/${paymentIntentId}/start`)).body) return false;
      const paid = await fetch(`${stripe}/v1/payment_intents/${paymentIntentId}/confirm`, {
        method: 'POST',
        headers: { authorization: `Bearer ${publishableKey}` },
        body: new URLSearchParams({ client_secret: clientSecret, payment_method: 'pm_card_visa', return_url: store }),
      });
      await paid.arrayBuffer();
      const order = await post<{ status: string }>('/orders', { ...customer, total, paymentIntentId });
      return order.body?.status === 'confirmed';
    },
  };
}
