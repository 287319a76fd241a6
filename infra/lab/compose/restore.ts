import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatSeconds, print } from '../print';
import { awaitNoneMissing, findMissing, startBuyers } from './buyers';
import type { ComposeStore } from './compose';

/** Backs up while customers buy, destroys everything but Stripe, and restores. */
export async function restore(target: ComposeStore): Promise<boolean> {
  await target.up();
  const buyers = await startBuyers(target);
  await sleep(15_000);
  const file = path.join(target.folder, 'drill.backup');
  const beganAt = performance.now();
  await target.save(['run', '--rm', '-T', '--no-deps', 'backup', 'node', 'dist/backup.cjs', 'backup', '-'], file);
  print('backup under load', formatSeconds(performance.now() - beganAt));
  print('paid by then', String(buyers.counts().paid));
  await sleep(15_000);
  print('paid when everything is destroyed', String(buyers.counts().paid));

  const destroyedAt = performance.now();
  const services = (await target.compose(['config', '--services']))
    .split('\n')
    .filter((name) => name && name !== 'stripe-sandbox');
  await target.compose(['rm', '--force', '--stop', '--volumes', ...services]);
  const volumes = (await target.docker(['volume', 'ls', '-q', '--filter', 'name=shopwright-drill_'])).split('\n');
  const lost = volumes.filter((name) => name && !name.endsWith('stripe-sandbox'));
  await target.docker(['volume', 'rm', ...lost]);

  const empty = { SEED: 'none' };
  await target.compose(['up', '-d', '--no-build', '--wait', 'postgres'], empty);
  const said = await target.feed(
    ['run', '--rm', '-T', 'backup', 'node', 'dist/backup.cjs', 'restore', '-'],
    file,
    empty,
  );
  process.stdout.write(`${/Restored the backup.*/.exec(said)?.[0] ?? said}\n`);
  await target.up(empty);
  print('destroyed, restored, healthy', formatSeconds(performance.now() - destroyedAt));
  const gone = await findMissing(target);
  print('paid, not in the backup and not found yet', `${gone.missing.length} of ${gone.paid}`);
  await buyers.stop();
  const { paid, missing, held } = await awaitNoneMissing(target);
  print('destroyed, restored, all payments found', formatSeconds(performance.now() - destroyedAt));
  print('paid orders', String(paid));
  print('paid orders missing', `${missing.length}, of which ${held} ask a person`);
  return missing.length === 0 && paid > 0;
}
