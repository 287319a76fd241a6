/** Responses carry the moment at which their process began to work, by its own clock. */
export const clockHeader = 'x-clock-ms';
export const deadlineAtHeader = 'x-deadline-at';

const samplesMax = 8;
/** The most that two processes may differ in queueing before their clocks are not to be trusted. */
const spreadMaxMs = 1000;

export interface ClockOffset {
  /** Learns from a response: when the call was sent by our clock, when its work began by theirs. */
  add(sentAt: number, clock: string | string[] | undefined): void;
  /** Returns by how many milliseconds their clock is ahead; undefined while that is not known. */
  get(): number | undefined;
}

/**
 * Measures how far the clock of another process is ahead, so that a deadline can be sent to it as a moment although clocks
 * differ. Takes the smallest of the last measures, since the time that a call waits adds to it. Knows nothing after a clock
 * was set, or where instances of one service have different clocks: a deadline is then sent as a duration alone.
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
