/** Long enough for a busy machine, for tests that do not test a deadline. */
const generousMs = 60_000;

/** For `vi.waitFor` and `vi.waitUntil`. */
export const eventually = { timeout: generousMs, interval: 20 };

/**
 * Returns the milliseconds of the quickest of up to 30 runs, and stops at one below `enoughMs`: where other processes have
 * the CPU, any single run may take longer.
 */
export async function quickestMs(work: () => Promise<unknown>, enoughMs: number): Promise<number> {
  let quickest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 30 && quickest >= enoughMs; run += 1) {
    const startedAt = performance.now();
    await work();
    quickest = Math.min(quickest, performance.now() - startedAt);
  }
  return quickest;
}

/** For `createServiceClient`, instead of each endpoint's timeout and the second in which a service answers a probe. */
export const generousCalls = { timeoutMs: generousMs, silenceMs: generousMs };

/** For `createInternalTokens`: lets a test sign a token once and use it to its end. */
export const tokenSeconds = 3600;

/** For `connectDatabase`, instead of the deadlines of production. */
export const generousDatabase = {
  connectMs: generousMs,
  statementMs: generousMs,
  lockMs: generousMs,
  idleInTransactionMs: generousMs,
  queryMs: generousMs,
  transactionMs: generousMs,
  silenceMs: generousMs,
};
