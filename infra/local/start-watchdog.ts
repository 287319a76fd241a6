import { Worker } from 'node:worker_threads';

const beatMs = 1_000;
/** The synchronous steps of a start take seconds. */
const blockedMaxMs = 180_000;

/** Runs in a thread of its own, since a blocked thread runs no timer. Written as text: the supervisor is one bundled file. */
const watch = `
  const { workerData: { beats, pid, maxMs, everyMs } } = require('node:worker_threads');
  const counter = new Int32Array(beats);
  let last = -1, at = Date.now();
  setInterval(() => {
    const now = Date.now(), count = Atomics.load(counter, 0);
    // After a sleep of the machine the other thread has its turn first.
    if (count !== last || now - at > maxMs + 10 * everyMs) { last = count; at = now; return; }
    if (now - at < maxMs) return;
    require('node:fs').writeSync(2, '\\nThe start has not moved for ' + Math.round((now - at) / 1000) +
      ' s: its process is blocked and cannot go on. It was ended; run the command again.\\n');
    process.kill(pid, 'SIGKILL');
  }, everyMs);`;

/**
 * Ends this process with a reason once it is blocked for minutes. Its programs end with it, or are stopped by the next
 * start. Returns the function that ends the watch.
 */
export function watchStart(maxMs = blockedMaxMs, everyMs = beatMs): () => void {
  const beats = new SharedArrayBuffer(4);
  const counter = new Int32Array(beats);
  const timer = setInterval(() => Atomics.add(counter, 0, 1), everyMs).unref();
  // Loads nothing of what the process loads, which the blocked thread might have to do.
  const worker = new Worker(watch, {
    eval: true,
    execArgv: [],
    env: {},
    workerData: { beats, pid: process.pid, maxMs, everyMs },
  });
  worker.unref();
  // Without it a start goes on unwatched.
  worker.on('error', () => undefined);
  return () => {
    clearInterval(timer);
    void worker.terminate();
  };
}
