import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readEndpoints } from '@shopwright/tests/killed-processes/test-endpoints';
import { Redis } from 'ioredis';
import postgres from 'postgres';
import { startTestShop } from '../../local/tests/test-shop';
import { findTarget } from '../bench/purchases';
import { writeProducts } from '../bench/write-products';
import { readSample, type Sample } from './read-sample';
import { type Counts, shop } from './shopper';
import { slopePerHour } from './slope';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    shoppers: { type: 'string', default: '20' },
  },
});
const minutes = Number(values.minutes);
const shoppers = Number(values.shoppers);
const sampledEveryMs = 15_000;

/** Growth in an hour that counts as flat: collected memory goes up and down, and pools open connections when they need them. */
const flat = { percent: 10, units: 10 };
/** In MiB. Redis keeps the last jobs of each queue, so that it grows for the first hours and then no more. */
const jobsMaxMib = 150;
/** The sandbox keeps every payment with its events, as Stripe does. In KiB. */
const paymentMaxKib = 10;

/**
 * Lets shoppers use a store for an hour, and fails where its memory, open files or connections grow, a request fails or
 * a purchase is lost: `npm run lab -- soak`. The first third, in which code is compiled and caches fill, does not count.
 */
async function main(): Promise<void> {
  const store = await startTestShop({ RATE_LIMIT: 'off' });
  const endpoints = await readEndpoints(store.home);
  const sql = postgres(endpoints.postgres, { max: 1, connection: { search_path: 'catalog, public' } });
  const redis = new Redis(endpoints.redis);
  try {
    const { soldIds: productIds } = await writeProducts(sql, 1000);
    const counts: Counts = { requests: 0, failed: 0, orders: 0, lost: 0 };
    const startedAt = performance.now();
    const hours = () => (performance.now() - startedAt) / 3_600_000;
    const isOver = () => hours() * 60 >= minutes;
    const samples: { hours: number; sample: Sample }[] = [];
    const target = await findTarget(endpoints);
    const shopping = Promise.all(Array.from({ length: shoppers }, () => shop(target, productIds, counts, isOver)));
    while (!isOver()) {
      await sleep(sampledEveryMs);
      samples.push({ hours: hours(), sample: await readSample(await readEndpoints(store.home), sql, redis) });
    }
    await shopping;
    report(samples.slice(Math.ceil(samples.length / 3)), counts);
  } finally {
    redis.disconnect();
    await sql.end();
    await store.stop();
  }
}

function report(samples: { hours: number; sample: Sample }[], counts: Counts): void {
  const paymentsMib = ((counts.orders / (minutes / 60)) * paymentMaxKib) / 1024;
  for (const name of Object.keys(samples[0]?.sample ?? {})) {
    const points = samples.map(({ hours, sample }) => ({ hours, value: sample[name] ?? 0 }));
    const [first, last] = [points[0]?.value ?? 0, points.at(-1)?.value ?? 0];
    const slope = slopePerHour(points);
    const keptPerHour = name === 'stripe-sandbox: memory' ? paymentsMib : 0;
    const slopeMax = Math.max(flat.units, (first * flat.percent) / 100) + keptPerHour;
    const isFlat = name === 'Redis: memory' ? last < jobsMaxMib : slope <= slopeMax;
    if (!isFlat) process.exitCode = 1;
    const values = `${first.toFixed(0)} to ${last.toFixed(0)}, ${slope.toFixed(1)} in an hour`;
    console.log(`${name.padEnd(34)} ${values}${isFlat ? '' : '  GROWS'}`);
  }
  const { requests, failed, orders, lost } = counts;
  if (failed + lost > 0 || orders === 0) process.exitCode = 1;
  console.log(`${requests} requests, ${failed} failed; ${orders} orders, ${lost} lost`);
}

await main();
