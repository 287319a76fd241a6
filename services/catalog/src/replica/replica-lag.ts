/** Places in the primary's log whose time is remembered. */
const placesMax = 60;

interface Observation {
  at: number;
  written: bigint;
  replayed: bigint;
}

/**
 * Tells how long ago the primary was where the replica is now, by the clock of this process alone: those of the servers may
 * differ, and the time of the last transaction says nothing while nothing is written.
 */
export function createLag() {
  let places: Pick<Observation, 'at' | 'written'>[] = [];
  let caughtUpAt = Number.NEGATIVE_INFINITY;
  return {
    note({ at, written, replayed }: Observation): void {
      places.push({ at, written });
      for (const place of places) if (place.written <= replayed) caughtUpAt = place.at;
      places = places.filter((place) => place.written > replayed).slice(-placesMax);
      if (places.length === 0) caughtUpAt = at;
    },
    /** 0 where it had everything when it was last compared; Infinity before it has caught up once. */
    ms: (now: number): number => (places.length === 0 && caughtUpAt > Number.NEGATIVE_INFINITY ? 0 : now - caughtUpAt),
  };
}
