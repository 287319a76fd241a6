import { setTimeout as pause } from 'node:timers/promises';
import type postgres from 'postgres';

const pollMs = 1000;

/**
 * Waits until nothing is under way: no open order, no unfinished refund, no reservation, no open event, and Stripe has
 * decided everything, at most so long. Returns how long that took. What never ends is then named by the comparisons.
 */
export async function awaitQuiet(sql: postgres.Sql, stripe: string, withinMs: number): Promise<number> {
  const startedAt = Date.now();
  let quietPolls = 0;
  while (quietPolls < 4 && Date.now() - startedAt < withinMs) {
    quietPolls = (await isQuiet(sql, stripe).catch(() => false)) ? quietPolls + 1 : 0;
    await pause(pollMs);
  }
  return Date.now() - startedAt;
}

async function isQuiet(sql: postgres.Sql, stripe: string): Promise<boolean> {
  const [row] = await sql<{ open: number }[]>`
    select (select count(*) from orders.orders where status = 'pending' or refund_state = 'pending')
      + (select count(*) from catalog.reservations where state = 'held')
      + (select count(*) from orders.outbox where handled_at is null and parked_at is null)
      + (select count(*) from catalog.outbox where handled_at is null and parked_at is null)
      + (select count(*) from auth.outbox where handled_at is null and parked_at is null)
      + (select count(*) from auth.rewards where state = 'held') as open`;
  if (Number(row?.open) > 0) return false;
  const response = await fetch(`${stripe}/_sandbox/ledger`);
  const { paymentIntents, refunds } = (await response.json()) as Record<string, { status: string }[]>;
  const isUndecided = ({ status }: { status: string }) => status === 'processing' || status === 'pending';
  return !paymentIntents?.some(isUndecided) && !refunds?.some(isUndecided);
}
