import { setTimeout as sleep } from 'node:timers/promises';
import { formatSeconds, print } from '../print';
import { awaitNoneMissing, findMissing, startBuyers } from './buyers';
import type { ComposeStore } from './compose';

/** Kills the primary while customers buy, and makes the replica the primary. */
export async function failover(target: ComposeStore): Promise<boolean> {
  await target.up();
  const buyers = await startBuyers(target);
  await sleep(20_000);
  print('paid before the primary was killed', String(buyers.counts().paid));
  await target.compose(['kill', '--signal', 'SIGKILL', 'postgres']);
  const killedAt = performance.now();
  await sleep(3000);
  const promotedAt = performance.now();
  process.stdout.write(await target.script('infra/docker/scale/promote.sh'));
  print('the replica took over', `${formatSeconds(performance.now() - promotedAt)} after the command`);
  const before = buyers.counts().confirmed;
  while (buyers.counts().confirmed === before) await sleep(50);
  print('the first order was confirmed', `${formatSeconds(performance.now() - killedAt)} after the primary was killed`);
  const lost = await findMissing(target);
  print('paid, not known to the new primary then', `${lost.missing.length} of ${lost.paid}`);
  await sleep(15_000);
  await buyers.stop();
  const { paid, missing } = await awaitNoneMissing(target);
  print('paid orders', String(paid));
  print('paid orders missing', String(missing.length));
  return missing.length === 0 && paid > 0;
}
