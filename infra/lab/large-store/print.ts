export async function timed(work: () => Promise<unknown>): Promise<string> {
  const startedAt = performance.now();
  await work();
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}

export const print = (what: string, figure: string) => process.stdout.write(`${what.padEnd(48)} ${figure}\n`);
