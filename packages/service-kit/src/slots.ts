type Release = () => void;

export interface Slots {
  /** Waits for a free slot, at most `waitMs`; undefined where none came free. Call the result once when done. */
  take(waitMs: number): Promise<Release | undefined>;
}

/** Lets at most `count` pieces of heavy work run at once, in the order in which they asked. */
export function createSlots(count: number): Slots {
  let free = count;
  const waiting: (() => void)[] = [];
  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return {
    async take(waitMs) {
      if (free > 0) {
        free -= 1;
        return release;
      }
      return new Promise((resolve) => {
        const onTurn = () => {
          clearTimeout(timer);
          resolve(release);
        };
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(onTurn), 1);
          resolve(undefined);
        }, waitMs);
        waiting.push(onTurn);
      });
    },
  };
}
