/** What browsers measure: the largest content, the slowest reaction, how much the page moved, and the first byte. */
export const vitalNames = ['lcp_ms', 'inp_ms', 'cls', 'ttfb_ms'] as const;
export type VitalName = (typeof vitalNames)[number];

/** Up to the first is good, above the second poor (https://web.dev/articles/vitals). */
export const vitalBounds: Record<VitalName, readonly [good: number, poor: number]> = {
  lcp_ms: [2500, 4000],
  inp_ms: [200, 500],
  cls: [0.1, 0.25],
  ttfb_ms: [800, 1800],
};

const durations = [
  25, 50, 75, 100, 150, 200, 300, 400, 500, 650, 800, 1000, 1300, 1800, 2500, 4000, 6000, 10_000, 60_000,
];
const shifts = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1, 5];

/** The upper ends of the buckets that values are counted in. */
const endsOf = (vital: VitalName): readonly number[] => (vital === 'cls' ? shifts : durations);

export const bucketsMax = Math.max(durations.length, shifts.length);

/** Returns the bucket of a value; the last one has all that are larger. */
export function toVitalBucket(vital: VitalName, value: number): number {
  const ends = endsOf(vital);
  const found = ends.findIndex((end) => value <= end);
  return found === -1 ? ends.length - 1 : found;
}

/** Returns the value that three quarters of the counted ones do not exceed, by how full its bucket is; null without any. */
export function readPercentile75(vital: VitalName, counts: ReadonlyMap<number, number>): number | null {
  const ends = endsOf(vital);
  const total = ends.reduce((sum, _, at) => sum + (counts.get(at) ?? 0), 0);
  let below = 0;
  for (const [at, end] of ends.entries()) {
    const count = counts.get(at) ?? 0;
    if (count > 0 && below + count >= total * 0.75) {
      const start = ends[at - 1] ?? 0;
      return start + ((end - start) * (total * 0.75 - below)) / count;
    }
    below += count;
  }
  return null;
}
