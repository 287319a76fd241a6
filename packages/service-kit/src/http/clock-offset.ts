/** When the process began to work, by its own clock. */
export const clockHeader = 'x-clock-ms';
export const deadlineAtHeader = 'x-deadline-at';

const samplesMax = 8;
/** Clocks are not trusted above this. */
const spreadMaxMs = 1000;

export interface ClockOffset {
  /** Takes `sentAt` by our clock, `clock` by theirs. */
  add(sentAt: number, clock: string | string[] | undefined): void;
  get(): number | undefined;
}

/**
 * Measures how far another clock is ahead. Undefined after a clock was set, or with instances whose clocks differ:
 * deadlines are then durations.
 */
export function createClockOffset(): ClockOffset {
  const samples: number[] = [];
  return {
    add(sentAt, clock) {
      const beganAt = Number(clock);
      if (!Number.isFinite(beganAt) || beganAt <= 0) return;
      samples.push(beganAt - sentAt);
      if (samples.length > samplesMax) samples.shift();
    },
    get() {
      if (samples.length === 0) return undefined;
      const least = Math.min(...samples);
      return Math.max(...samples) - least <= spreadMaxMs ? least : undefined;
    },
  };
}
