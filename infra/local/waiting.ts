import { terminal } from './terminal';
import { UserError } from './user-error';

/** A wait is announced after each of these, then again and again after the last. */
const announceAfterMs = [15_000, 60_000];

export interface WaitLimit {
  limitMs: number;
  /** A sentence of advice. */
  advice?: string;
  /** Says what the work is at, where it knows more than its name. */
  describe?: () => string;
}

/**
 * Waits for `work` under a name that a person understands. Says at the terminal what it waits for when that takes long, and
 * throws once the limit has passed; `signal` then ends what still runs.
 */
export async function waitFor<Result>(
  what: string,
  { limitMs, advice, describe = () => what }: WaitLimit,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now();
  const seconds = () => Math.round((performance.now() - startedAt) / 1000);
  const end = new AbortController();
  const announce = () => terminal.notice('start', `waiting for ${describe()}, ${seconds()} s so far`);
  const [first, further] = announceAfterMs;
  const timers = [setTimeout(announce, first), setInterval(announce, further)];
  const limit = new Promise<never>((_resolve, reject) => {
    const giveUp = () => {
      const reason = `Gave up waiting for ${describe()} after ${formatLimit(limitMs)}.`;
      const error = new UserError(advice === undefined ? reason : `${reason} ${advice}`);
      reject(error);
      end.abort(error);
    };
    timers.push(setTimeout(giveUp, limitMs));
  });
  try {
    return await Promise.race([work(end.signal), limit]);
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}

/** Runs a step of the start under a name and a limit. What it waits for inside has shorter limits of its own. */
export const step = <Result>(title: string, limitMs: number, work: () => Promise<Result>): Promise<Result> =>
  terminal.step(title, () => waitFor(title, { limitMs }, work));

const formatLimit = (ms: number): string => (ms < 120_000 ? `${ms / 1000} s` : `${Math.round(ms / 60_000)} minutes`);
