import { withDeadline } from '@shopwright/service-kit/runtime/deadline';

const memoryMs = 2000;
const underWayMaxMs = 1000;
/** More intents than customers report within two seconds. */
const intentsMax = 10_000;

export interface RecentAsks {
  /** Runs `ask`, unless Stripe was asked about this intent less than two seconds ago: then waits for that answer. */
  once(paymentIntentId: string, now: Date, ask: () => Promise<unknown>): Promise<void>;
  /** Waits for the last ask about this intent, if it is under way, however it ends. Waits a second at most. */
  ended(paymentIntentId: string): Promise<void>;
}

/**
 * Remembers about which intents customers have just made the store ask Stripe, so that repeated calls do not spend the
 * store's limit at Stripe. Each process remembers for itself. The webhook's job and the reconciler ask themselves while the
 * order may change.
 */
export function createRecentAsks(): RecentAsks {
  // In the order of the asks, oldest first.
  const asks = new Map<string, { at: number; answer: Promise<unknown> }>();
  return {
    async once(paymentIntentId, now, ask) {
      const at = now.getTime();
      const isRecent = (ask: { at: number }) => at >= ask.at && at - ask.at < memoryMs;
      const before = asks.get(paymentIntentId);
      if (before && isRecent(before)) {
        await before.answer;
        return;
      }
      const answer = ask();
      asks.delete(paymentIntentId);
      asks.set(paymentIntentId, { at, answer });
      for (const [oldest, known] of asks) {
        if (isRecent(known) && asks.size <= intentsMax) break;
        asks.delete(oldest);
      }
      await answer.catch((error: unknown) => {
        if (asks.get(paymentIntentId)?.answer === answer) asks.delete(paymentIntentId);
        throw error;
      });
    },
    async ended(paymentIntentId) {
      const answer = asks.get(paymentIntentId)?.answer;
      if (answer) await withDeadline(answer, underWayMaxMs, 'the ask under way').catch(() => undefined);
    },
  };
}
