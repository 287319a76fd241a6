/** A move of the page, as the browser tells it. */
interface Shift {
  value: number;
  startTime: number;
  hadRecentInput: boolean;
}

const gapMs = 1000;
const windowMs = 5000;

/**
 * Adds moves of the page up as browsers' vendors agreed: the worst burst counts, of at most five seconds with no second
 * without a move (https://web.dev/articles/cls). Those that follow an input are wanted.
 */
export function createShiftSum() {
  let worst = 0;
  let sum = 0;
  let firstAt = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  return {
    add({ value, startTime, hadRecentInput }: Shift) {
      if (hadRecentInput) return;
      const continues = startTime - lastAt < gapMs && startTime - firstAt < windowMs;
      sum = continues ? sum + value : value;
      if (!continues) firstAt = startTime;
      lastAt = startTime;
      worst = Math.max(worst, sum);
    },
    read: () => Math.round(worst * 10_000) / 10_000,
  };
}

/** One of this many reactions may be an outlier (https://web.dev/articles/inp). */
const perOutlier = 50;

/** The finest that browsers tell the duration of an event: those that were too quick to be told took at most this. */
const quickMs = 16;

/** Keeps the reactions that were told, each by its interaction, which has several events. */
export function createReactions() {
  const durations = new Map<number, number>();
  return {
    add({ interactionId, duration }: { interactionId: number; duration: number }) {
      if (interactionId > 0) durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
    },
    /**
     * Of this many interactions, those that browsers told nothing of were quick. Undefined where there were none, or where
     * the browser does not count them and told of none.
     */
    read(counted = 0): number | undefined {
      const interactions = Math.max(counted, durations.size);
      if (interactions === 0) return undefined;
      const slowest = [...durations.values()].sort((one, other) => other - one);
      return slowest[Math.floor(interactions / perOutlier)] ?? quickMs;
    },
  };
}
