import { setTimeout as sleep } from 'node:timers/promises';
import { findTarget } from '../bench/purchases';
import { type Shopping, shop } from '../chaos/customer';
import { readLedger } from '../chaos/read-books';
import { createAnswers, StoreClient } from '../chaos/store-client';
import type { ComposeStore } from './compose';

export interface Buyers {
  /** Payments that succeeded in the customers' browsers, and orders that the store confirmed to them. */
  counts: () => { paid: number; confirmed: number; unanswered: number };
  stop: () => Promise<void>;
}

/** By it, an order is made again that the store does not know any more. */
const atStripe = {
  'shipping[name]': 'Casey Customer',
  'shipping[address][line1]': '1 Test Street',
  'shipping[address][city]': 'Testville',
  'shipping[address][postal_code]': '12345',
  'shipping[address][state]': 'CA',
  'shipping[address][country]': 'US',
};

/** Customers who buy one after the other, and repeat a call until it is answered. */
export async function startBuyers(target: ComposeStore, lanes = 6): Promise<Buyers> {
  const { publishableKey } = await findTarget({ store: target.store, stripe: target.stripe } as never);
  const seen: Shopping['seen'] = [];
  const answers = createAnswers();
  let isOver = false;
  const lane = async (index: number) => {
    for (let bought = index; !isOver; bought += lanes) {
      const client = new StoreClient(target.store, target.stripe, answers);
      const lines = [{ productId: 1 + (bought % 12), quantity: 1 }];
      const email = `drill-${bought}@example.com`;
      const shopping = {
        client,
        publishableKey,
        email,
        userId: null,
        lines,
        dearLine: { productId: 1, quantity: 1 },
        seen,
        atStripe,
      };
      await shop(shopping, { story: 'card', pauseMs: 0 }).catch(() => undefined);
      await sleep(200);
    }
  };
  const running = Promise.all(Array.from({ length: lanes }, (_, index) => lane(index)));
  return {
    counts: () => ({
      paid: seen.filter(({ paidAt }) => paidAt).length,
      confirmed: seen.filter(({ isConfirmed }) => isConfirmed).length,
      unanswered:
        answers.unreachable + [...answers.byStatus].reduce((sum, [status, n]) => sum + (status >= 500 ? n : 0), 0),
    }),
    async stop() {
      isOver = true;
      await running;
    },
  };
}

interface Found {
  paid: number;
  /** Payments for which the store has neither a confirmed order nor a refund. */
  missing: string[];
  /** Those of them of which it asks a person. */
  held: number;
}

/** Compares the payments that succeeded at Stripe with the store's orders. */
export async function findMissing(target: ComposeStore): Promise<Found> {
  const { intents, stripeRefunds } = await readLedger(target.stripe);
  const rows = await target.rows<{ id: string; status: string; held: boolean }>(
    `select json_build_object('id', payment_intent_id, 'status', status, 'held', held_reason is not null) from orders.orders where payment_intent_id is not null`,
  );
  const known = new Map(rows.map(({ id, status }) => [id, status]));
  const refunded = new Set(stripeRefunds.map(({ intentId }) => intentId));
  const paid = intents.filter(({ status }) => status === 'succeeded').map(({ id }) => id);
  const missing = paid.filter((id) => !refunded.has(id) && [undefined, 'pending'].includes(known.get(id)));
  const held = rows.filter(({ id, held }) => held && missing.includes(id)).length;
  return { paid: paid.length, missing, held };
}

/** Waits until the store knows every paid order, for at most so long. */
export async function awaitNoneMissing(target: ComposeStore, limitMs = 180_000): Promise<Found> {
  const endsAt = Date.now() + limitMs;
  for (;;) {
    const found = await findMissing(target).catch(() => undefined);
    if (found?.missing.length === 0 || Date.now() > endsAt) return found ?? { paid: 0, missing: ['unknown'], held: 0 };
    await sleep(2000);
  }
}
