import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runOpenLoop } from '../bench/open-loop';
import { formatSeconds, print } from '../print';
import { awaitNoneMissing, startBuyers } from './buyers';
import { type ComposeStore, copies } from './compose';

const ratePerSecond = 50;

/** Replaces every process of an earlier version by the present one, while visitors read and customers buy. */
export async function upgrade(target: ComposeStore): Promise<boolean> {
  const from = process.env.FROM_TAG ?? '1.0.0';
  const { COMPOSE_FILE: head = '' } = target.env;
  // The processes of the earlier version; its setup runs from the same images.
  const earlier = path.join(target.folder, 'earlier.yml');
  const images = {
    ...Object.fromEntries(copies.map((name) => [name, name])),
    ...Object.fromEntries(['catalog', 'order', 'auth'].map((name) => [`${name}-setup`, name])),
    'setup-link': 'auth',
    collector: 'infra',
  };
  const lines = Object.entries(images).map(([name, image]) => {
    // That of 1.0.0 has no seed.
    const command = name === 'order-setup' ? ", command: ['node', 'dist/migrate.cjs']" : '';
    return `  ${name}: { image: 'shopwright/${image}:${from}'${command} }`;
  });
  writeFileSync(earlier, `services:\n${lines.join('\n')}\n`);
  await target.up({ COMPOSE_FILE: [head, earlier].join(path.delimiter) });
  const buyers = await startBuyers(target, 3);
  const requests = [
    '/',
    '/api/products?limit=24',
    '/api/products?limit=24&search=microphone',
    '/product/1',
    '/api/search/suggestions?q=lig',
    '/api/products/3',
  ].map((each) => ({ path: each, method: 'GET' as const }));
  const over = new AbortController();
  const load = runOpenLoop(target.store, requests, {
    connections: 32,
    ratePerSecond,
    signal: over.signal,
    uncounted: 100,
  });
  await sleep(10_000);
  const startedAt = performance.now();
  process.stdout.write(await target.script('infra/docker/scale/release.sh'));
  print('all processes replaced', formatSeconds(performance.now() - startedAt));
  await sleep(5000);
  over.abort();
  const { times, failed } = await load;
  await buyers.stop();
  const answered = times.good.length;
  print(
    `requests, ${ratePerSecond} a second`,
    `${answered} answered, ${times.refused.length} refused, ${failed} failed`,
  );
  const { paid, missing } = await awaitNoneMissing(target);
  const { confirmed, unanswered } = buyers.counts();
  print('purchases meanwhile', `${confirmed} confirmed, ${unanswered} calls repeated`);
  print('paid orders missing', `${missing.length} of ${paid}`);
  return failed + times.refused.length === 0 && missing.length === 0;
}
