const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** After `free` attempts each further one waits, twice as long as the one before, until the window ends. */
export interface AttemptRule {
  free: number;
  firstWaitMs: number;
  longestWaitMs: number;
  /** The time after the first attempt at which the counter starts again. */
  windowMs: number;
}

/**
 * The numbers of wrong passwords or codes that a counter takes. One address uses up at most a third of an account's free
 * attempts, so it takes four addresses to make a stranger's guesses delay the owner, who can still sign in on a known
 * device or reset the password. An account takes about 70 guesses a day from all addresses together.
 */
export const attemptRules = {
  /** A device that has signed in to the account before, or a session of the account. */
  own: { free: 5, firstWaitMs: 30 * secondMs, longestWaitMs: 15 * minuteMs, windowMs: 24 * hourMs },
  /** An account and an address together. */
  pair: { free: 5, firstWaitMs: minuteMs, longestWaitMs: hourMs, windowMs: 24 * hourMs },
  /** An account, from all unknown devices. */
  account: { free: 15, firstWaitMs: 30 * secondMs, longestWaitMs: 30 * minuteMs, windowMs: 24 * hourMs },
  /** An address, for all accounts that its devices have not signed in to before. */
  address: { free: 50, firstWaitMs: 15 * minuteMs, longestWaitMs: 15 * minuteMs, windowMs: 15 * minuteMs },
} satisfies Record<string, AttemptRule>;
