/**
 * Returns a function that runs work on some things concurrently, at most `atOnce` at a time for each of them. Work
 * waits until all of its things are free, and takes none before: work that waits for one of them keeps no other busy.
 */
export function createTurns<Thing>(atOnce: number) {
  const busy = new Map<Thing, number>();
  const waiting = new Set<{ things: ReadonlySet<Thing>; start: () => void }>();

  const isFree = (thing: Thing) => (busy.get(thing) ?? 0) < atOnce;
  const areFree = (things: ReadonlySet<Thing>) => [...things].every(isFree);
  const take = (things: ReadonlySet<Thing>) => {
    for (const thing of things) busy.set(thing, (busy.get(thing) ?? 0) + 1);
  };
  const release = (things: ReadonlySet<Thing>) => {
    for (const thing of things) {
      const left = (busy.get(thing) ?? 0) - 1;
      if (left > 0) busy.set(thing, left);
      else busy.delete(thing);
    }
    for (const next of waiting) {
      if (!areFree(next.things)) continue;
      waiting.delete(next);
      take(next.things);
      next.start();
    }
  };

  return async <T>(of: Iterable<Thing>, work: () => Promise<T>): Promise<T> => {
    const things = new Set(of);
    if (areFree(things)) take(things);
    else await new Promise<void>((start) => waiting.add({ things, start }));
    try {
      return await work();
    } finally {
      release(things);
    }
  };
}
