/** Deadlines for tests that are not about a deadline: what is slow on a busy machine is not wrong. */
const generousMs = 60_000;

/** For `vi.waitFor` and `vi.waitUntil`. */
export const eventually = { timeout: generousMs, interval: 20 };

/** For `createServiceClient`, instead of each endpoint's own. */
export const generousCalls = { timeoutMs: generousMs };

/** For `createInternalTokens`: a token that a test signs once lasts as long as the test. */
export const tokenSeconds = 3600;

/** For `connectDatabase`, instead of those of a shop. */
export const generousDatabase = {
  connectMs: generousMs,
  statementMs: generousMs,
  lockMs: generousMs,
  idleInTransactionMs: generousMs,
  queryMs: generousMs,
  transactionMs: generousMs,
};
