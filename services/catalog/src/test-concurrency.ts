/** Keeps every database connection busy. More would only queue, and time out on a slow machine. */
const concurrency = 16;

/** Runs the tasks, several at a time, and returns their results in the order in which they ended. */
export async function runConcurrently<T>(tasks: (() => Promise<T>)[]): Promise<T[]> {
  const waiting = [...tasks].reverse();
  const results: T[] = [];
  const runNext = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) results.push(await next());
  };
  await Promise.all(Array.from({ length: concurrency }, runNext));
  return results;
}
