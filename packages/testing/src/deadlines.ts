/** Long enough for a busy machine, for tests that do not test a deadline. */
const generousMs = 60_000;

/** For `vi.waitFor` and `vi.waitUntil`. */
export const eventually = { timeout: generousMs, interval: 20 };

/** For `createServiceClient`, instead of each endpoint's timeout. */
export const generousCalls = { timeoutMs: generousMs };

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
