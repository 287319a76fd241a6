/** Enough to keep every database connection busy; more would only queue, and run out of time on a slow machine. */
const atOnce = 16;

/** Does all the work, many pieces of it at once, and answers with their results in the order in which they ended. */
export async function asCrowd<T>(work: (() => Promise<T>)[]): Promise<T[]> {
  const waiting = [...work].reverse();
  const results: T[] = [];
  const one = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) results.push(await next());
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return results;
}
