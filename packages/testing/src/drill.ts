/**
 * A `*.drill.int.test.ts` has a short form, in `npm test`, and a long one, in `npm run test:exhaustive` and `npm run lab`,
 * which set DRILL to `long` or to a size.
 */
const drill = process.env.DRILL;

export const isLong = drill !== undefined;

/** Returns how many rounds a drill takes. */
export const drillSize = (short: number, long: number): number => (isLong ? Number(drill) || long : short);

/** The seed of everything random in tests: fixed in `npm test`, a new one in a long drill. TEST_SEED repeats a run. */
export const testSeed = Number(process.env.TEST_SEED ?? (isLong ? Date.now() % 1_000_000 : 1));
