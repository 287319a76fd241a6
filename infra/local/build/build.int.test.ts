import { mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { fromRoot } from '../paths';
import { tryLock } from '../supervisor/home-lock';
import { buildAll, buildStaleServers } from './build';

const lockFile = fromRoot('infra/dist/build.lock');

/** Takes turns with the stores that other tests start. */
async function lockCheckout(): Promise<() => void> {
  mkdirSync(fromRoot('infra/dist'), { recursive: true });
  for (;;) {
    const lock = tryLock(lockFile);
    if (typeof lock === 'function') return lock;
    await sleep(50);
  }
}

it.each([
  ['a start', () => buildAll({ staleOnly: true })],
  ['a command for the database', buildStaleServers],
])('%s builds nothing while another process builds in this checkout', async (_, build) => {
  const unlock = await lockCheckout();
  let isBuilt = false;
  const built = build().then(() => {
    isBuilt = true;
  });
  await sleep(1_000);
  expect(isBuilt).toBe(false);
  unlock();
  await built;
});
