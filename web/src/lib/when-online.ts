/** Browsers report `online` before the first request gets through, so what fails immediately has second chances. */
export const secondChancesMs = [1000, 4000];

let onlineAt = Number.NEGATIVE_INFINITY;
if (!import.meta.env.SSR) {
  window.addEventListener('online', () => {
    onlineAt = performance.now();
  });
}

/**
 * Calls `run` once the browser is online again, and at the second chances after that, also those of a moment ago.
 * Returns how to stop.
 */
export function whenOnline(run: () => void): () => void {
  const timers: ReturnType<typeof setTimeout>[] = [];
  const later = (sinceMs: number) => {
    for (const ms of secondChancesMs) if (ms > sinceMs) timers.push(setTimeout(run, ms - sinceMs));
  };
  const handleOnline = () => {
    later(0);
    run();
  };
  later(performance.now() - onlineAt);
  window.addEventListener('online', handleOnline);
  return () => {
    window.removeEventListener('online', handleOnline);
    timers.forEach(clearTimeout);
  };
}
