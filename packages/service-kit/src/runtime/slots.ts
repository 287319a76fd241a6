interface Limits {
  /** So many run at once. */
  runningMax: number;
  /** So many wait in line. */
  waitingMax?: number;
  /** So long each of them waits. */
  waitMs?: number;
}

export interface Slots {
  /** Does the work in its turn; what found no place in line, or waited in vain, gets the answer of `refuse`. */
  run<Result>(work: () => Promise<Result>, refuse: () => Result): Promise<Result>;
}

/** Lets only so many pieces of heavy work run at once, in the order in which they came. */
export function createSlots({ runningMax, waitingMax = Number.POSITIVE_INFINITY, waitMs }: Limits): Slots {
  const waiting: (() => void)[] = [];
  let running = 0;

  const isMyTurn = (): Promise<boolean> =>
    new Promise((resolve) => {
      const onTurn = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const giveUp = () => {
        waiting.splice(waiting.indexOf(onTurn), 1);
        resolve(false);
      };
      const timer = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs);
      waiting.push(onTurn);
    });

  return {
    async run(work, refuse) {
      if (running < runningMax) running += 1;
      else if (waiting.length >= waitingMax || !(await isMyTurn())) return refuse();
      try {
        return await work();
      } finally {
        // Whoever ends hands its place over, so `running` stays as it is.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
