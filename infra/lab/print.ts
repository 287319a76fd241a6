/** Returns how long the work took. */
export async function timed(work: () => unknown): Promise<string> {
  const startedAt = performance.now();
  await work();
  return formatSeconds(performance.now() - startedAt);
}

export const formatSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

export const print = (what: string, metric: string) => console.log(what.padEnd(48), metric);
