import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { rewardOffers } from '@shopwright/contracts/http/rewards';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { cancel, returnAll } from './pay-back';
import type { Visit } from './plan-run';
import type { Answer, StoreClient } from './store-client';

export interface Line {
  productId: number;
  quantity: number;
}

interface Checkout {
  clientSecret: string;
  paymentIntentId: string;
  orderId: number;
  total: string;
}

/** How all of a payment went back. */
export type PaidBack = 'cancelled' | 'returned';

/** The state of one payment as its customer knows it. The store's books must say the same. */
export interface SeenPayment {
  paymentIntentId: string;
  email: string;
  userId: number | null;
  lines: Line[];
  /** The time at which Stripe told the browser that the payment succeeded. */
  paidAt?: number;
  /** True once the store told the browser that the order is confirmed. */
  isConfirmed: boolean;
  /** Of a guest's order. */
  trackingToken?: string | undefined;
  /** The store told the browser that the order is cancelled, or staff that its return is refunded. */
  isPaidBack?: PaidBack;
  /** Its customer has tried to cancel it. */
  mayBeCancelled?: true;
}

/** What a customer chooses in a store with shipping, tax and discounts. */
export interface Choice {
  address?: object;
  shippingRateId?: string;
  codes?: string[];
  vatNumber?: string;
}

export interface Shopping {
  client: StoreClient;
  /** Ships, and takes returns back. */
  staff?: StoreClient;
  publishableKey: string;
  /** The customer's email address and account. */
  email: string;
  userId: number | null;
  lines: Line[];
  /** Units of one product that cost enough for a reward. */
  dearLine: Line;
  seen: SeenPayment[];
  choice?: Choice;
  /** What the customer also fills in where Stripe asks for it, such as an address. */
  atStripe?: Record<string, string>;
}

interface Cart {
  checkoutId: string;
  lines: Line[];
  rewardId?: number;
}

type IntentResponse = { status?: string; error?: { payment_intent?: { status?: string } } };

/** Buys as the story says. Throws `GivenUp` where the store does not answer for long. */
export async function shop(shopping: Shopping, { story, pauseMs }: Pick<Visit, 'story' | 'pauseMs'>): Promise<void> {
  if (story === 'redeems points') return redeemAndBuy(shopping, pauseMs);
  const cart = { checkoutId: randomUUID(), lines: shopping.lines };
  const tabs = story === 'two tabs' ? 2 : 1;
  const opened = await Promise.all(Array.from({ length: tabs }, () => open(shopping, cart)));
  await pause(pauseMs);
  if (story === 'never pays') return;
  await Promise.all(
    opened.map(async (checkout) => {
      if (!checkout || !(await start(shopping, checkout))) return;
      await payAs(story, shopping, checkout);
    }),
  );
  // A page that is loaded again asks for its checkout again, and must not be charged again.
  if (story === 'reload after paying') {
    const again = await open(shopping, cart);
    if (again) await pay(shopping, again, 'pm_card_visa');
  }
}

async function payAs(story: Visit['story'], shopping: Shopping, checkout: Checkout): Promise<void> {
  const methods: Partial<Record<Visit['story'], string[]>> = {
    'declined, then paid': ['pm_card_visa_chargeDeclined', 'pm_card_visa'],
    'declined for good': ['pm_card_visa_chargeDeclinedInsufficientFunds'],
    'leaves 3-D Secure undone': ['pm_card_threeDSecure2Required'],
    'bank debit': ['pm_usBankAccount'],
    'bank debit that fails': ['pm_usBankAccount_insufficientFunds'],
  };
  let status: string | undefined;
  for (const method of methods[story] ?? ['pm_card_visa']) status = await pay(shopping, checkout, method);
  if (story !== 'closes the browser' && (status === 'succeeded' || status === 'processing')) {
    await record(shopping, checkout);
  }
  const payment = findPayment(shopping, checkout);
  if (!payment?.isConfirmed) return;
  const { client, staff } = shopping;
  const { orderId } = checkout;
  if (!staff) return;
  const bought = { client, staff, orderId, token: payment.trackingToken };
  if (story === 'cancels') {
    payment.mayBeCancelled = true;
    if (await cancel(bought)) payment.isPaidBack = 'cancelled';
  }
  if (story === 'returns' && (await returnAll(bought))) payment.isPaidBack = 'returned';
}

async function open(shopping: Shopping, { checkoutId, lines, rewardId }: Cart): Promise<Checkout | undefined> {
  const checkout = {
    checkoutId,
    items: lines,
    customerName: 'Casey Customer',
    customerEmail: shopping.email,
    customerAddress: '1 Test Street, Testville',
    ...(rewardId !== undefined && { rewardId }),
    ...shopping.choice,
  };
  const ask = (values: object) => shopping.client.call<Checkout>('POST', '/create-payment-intent', values);
  let { status, body } = await ask(checkout);
  // The last use of a code went to someone else: the customer goes on without it.
  if (status === 422 && shopping.choice?.codes) ({ status, body } = await ask({ ...checkout, codes: [] }));
  if (status !== 200) return undefined;
  const { paymentIntentId } = body;
  if (!shopping.seen.some((payment) => payment.paymentIntentId === paymentIntentId)) {
    const { email, userId } = shopping;
    shopping.seen.push({ paymentIntentId, email, userId, lines, isConfirmed: false });
  }
  return body;
}

const start = async ({ client }: Shopping, { paymentIntentId }: Checkout): Promise<boolean> =>
  (await client.call('POST', `/payments/${paymentIntentId}/start`)).status === 200;

/** Confirms the payment and returns its status. A lost response is looked up, as Stripe.js does. */
async function pay(shopping: Shopping, checkout: Checkout, method: string): Promise<string | undefined> {
  const { client, publishableKey } = shopping;
  const intent = `/v1/payment_intents/${checkout.paymentIntentId}`;
  const secret = { client_secret: checkout.clientSecret };
  const form = {
    ...secret,
    payment_method: method,
    return_url: `${client.store}/checkout/success`,
    ...shopping.atStripe,
  };
  const confirmed = await client.callStripe<IntentResponse>('POST', `${intent}/confirm`, publishableKey, form);
  const status = readStatus(confirmed) ?? readStatus(await client.callStripe('GET', intent, publishableKey, secret));
  const payment = findPayment(shopping, checkout);
  if (status === 'succeeded' && payment) payment.paidAt ??= Date.now();
  return status;
}

const readStatus = ({ body }: Answer<IntentResponse>): string | undefined =>
  body?.status ?? body?.error?.payment_intent?.status;

const findPayment = ({ seen }: Shopping, checkout: Pick<Checkout, 'paymentIntentId'>): SeenPayment | undefined =>
  seen.find(({ paymentIntentId }) => paymentIntentId === checkout.paymentIntentId);

async function record(shopping: Shopping, { paymentIntentId, total }: Checkout): Promise<void> {
  const { status, body } = await shopping.client.call<{ status: string; trackingToken: string | null }>(
    'POST',
    '/orders',
    {
      customerName: 'Casey Customer',
      customerEmail: shopping.email,
      customerAddress: '1 Test Street, Testville',
      total,
      paymentIntentId,
    },
  );
  const payment = findPayment(shopping, { paymentIntentId });
  if (!payment || status !== 200 || body.status !== 'confirmed') return;
  payment.isConfirmed = true;
  payment.trackingToken = body.trackingToken ?? undefined;
}

/** Buys for enough points, redeems them twice at the same time, and uses the reward in two carts at the same time. */
async function redeemAndBuy(shopping: Shopping, pauseMs: number): Promise<void> {
  const first = await open(shopping, { checkoutId: randomUUID(), lines: [shopping.dearLine] });
  if (first && (await start(shopping, first))) await payAs('card', shopping, first);
  await untilPoints(shopping.client, rewardOffers['ten-dollars'].points);
  const redeemed = await Promise.all(
    [randomUUID(), randomUUID()].map((requestId) =>
      shopping.client.call<{ reward: { id: number } }>('POST', '/rewards', { kind: 'ten-dollars', requestId }),
    ),
  );
  const rewardId = redeemed.find(({ status }) => status === 200)?.body.reward.id;
  await pause(pauseMs);
  await Promise.all(
    [shopping.lines, shopping.lines.slice(0, 1)].map(async (lines) => {
      const checkout = await open(shopping, { checkoutId: randomUUID(), lines, rewardId });
      if (!checkout || centsFromDecimal(checkout.total) === 0 || !(await start(shopping, checkout))) return;
      await payAs('card', shopping, checkout);
    }),
  );
}

async function untilPoints(client: StoreClient, points: number): Promise<void> {
  for (const endsAt = Date.now() + 60_000; Date.now() < endsAt; ) {
    const { status, body } = await client.call<{ loyaltyPoints: number }>('GET', '/auth/me');
    if (status === 200 && body.loyaltyPoints >= points) return;
    await pause(1000);
  }
}
