import type { Span } from '@shopwright/contracts/http/traces';

/** Shorter pauses are drawn as long as they were. */
const idleMinMs = 250;
/** The share of the width that each longer pause takes. */
const idleShare = 0.04;

interface Idle {
  /** The position of the pause, from 0 to 1. */
  at: number;
  durationMs: number;
}

export interface TimeScale {
  /** Returns where a moment of the trace is drawn, from 0 to 1. */
  position: (ms: number) => number;
  idle: Idle[];
  /** Round times since the beginning, with room for a word at each. */
  ticks: { at: number; ms: number }[];
  /** The time in which anything ran. */
  activeMs: number;
}

/**
 * Returns a scale on which long pauses between spans are short: a purchase waits for its customer far longer than it
 * works.
 */
export function timeScale(spans: readonly Span[]): TimeScale {
  const busy = joinBusy(spans);
  const pauses = busy.slice(1).map(({ from }, index) => ({ from: busy[index]?.to ?? from, to: from }));
  const long = pauses.filter(({ from, to }) => to - from >= idleMinMs);
  const endMs = Math.max(0.001, busy.at(-1)?.to ?? 0);
  const idleMs = long.reduce((sum, { from, to }) => sum + to - from, 0);
  const share = long.length > 0 ? Math.min(idleShare, 0.5 / long.length) : 0;
  const perMs = (1 - share * long.length) / Math.max(0.001, endMs - idleMs);
  const position = (ms: number) => {
    let at = 0;
    let past = 0;
    for (const { from, to } of long) {
      if (ms <= from) break;
      at += (from - past) * perMs + share * Math.min(1, (ms - from) / (to - from));
      past = Math.min(ms, to);
    }
    return at + (ms - past) * perMs;
  };
  return {
    position,
    idle: long.map(({ from, to }) => ({ at: position(from) + share / 2, durationMs: to - from })),
    ticks: listTicks(endMs, position),
    activeMs: endMs - idleMs,
  };
}

const ticksMax = 5;
/** The share of the width that a tick's word takes. */
const tickShare = 0.14;

function listTicks(endMs: number, position: TimeScale['position']): TimeScale['ticks'] {
  const rough = endMs / ticksMax;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  const ticks: TimeScale['ticks'] = [];
  for (let index = 0; index * step <= endMs; index += 1) {
    const at = position(index * step);
    const isFree = at + tickShare <= 1 && at >= (ticks.at(-1)?.at ?? -1) + tickShare;
    if (isFree) ticks.push({ at, ms: index * step });
  }
  return ticks;
}

interface Busy {
  from: number;
  to: number;
}

/** Joins spans that overlap, in the order of time. The first begins at 0. */
function joinBusy(spans: readonly Span[]): Busy[] {
  const busy: Busy[] = [{ from: 0, to: 0 }];
  for (const { offsetMs, durationMs } of spans.toSorted((a, b) => a.offsetMs - b.offsetMs)) {
    const last = busy.at(-1);
    if (last && offsetMs <= last.to) last.to = Math.max(last.to, offsetMs + durationMs);
    else busy.push({ from: offsetMs, to: offsetMs + durationMs });
  }
  return busy;
}
