import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { watchHeartbeat } from './heartbeat';
import { HeartbeatMisses } from './heartbeat-misses';

const times = { everyMs: 20, answerWithinMs: 100 };
const missesMax = 4;

let server: Server | undefined;
let end: (() => void) | undefined;
afterEach(() => {
  end?.();
  server?.closeAllConnections();
  server?.close();
});

/**
 * Watches a process that answers its first question immediately and each later one after so long. Counts its silences.
 */
async function watchOne(answersAfterMs: number): Promise<{ answered: number; silences: number }> {
  const counts = { answered: 0, silences: 0 };
  let asked = 0;
  server = createServer((_req, res) => {
    asked += 1;
    setTimeout(() => res.end(() => (counts.answered += 1)), asked === 1 ? 0 : answersAfterMs);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const onSilence = () => {
    counts.silences += 1;
  };
  end = watchHeartbeat(`http://127.0.0.1:${port}/livez`, new HeartbeatMisses(missesMax), onSilence, times);
  return counts;
}

it('does not call a process silent that answers each question later than in time', async () => {
  const counts = await watchOne(2.5 * times.answerWithinMs);
  await expect.poll(() => counts.answered, { timeout: 20_000 }).toBeGreaterThan(12);
  expect(counts.silences).toBe(0);
});

it('calls a process silent that answers no more', async () => {
  const counts = await watchOne(60_000);
  await expect.poll(() => counts.silences, { timeout: 20_000 }).toBe(1);
  await sleep(3 * times.answerWithinMs);
  expect(counts.silences).toBe(1);
});
