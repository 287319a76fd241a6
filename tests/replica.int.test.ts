import { setTimeout as sleep } from 'node:timers/promises';
import { connectDatabase, type Database } from '@shopwright/service-kit/database/connection';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { generousDatabase } from '@shopwright/testing/deadlines';
import { createTestTokens } from '@shopwright/testing/test-keys';
import { startTestServer, type TestServer } from '@shopwright/testing/test-server';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startStore, type TestStore } from '../bff/src/test-store';
import { writeProducts } from '../infra/lab/bench/write-products';
import { formatFinding } from '../infra/local/preflight/finding';
import { checkReplica } from '../infra/local/preflight/replica-check';
import { createCatalogApp } from '../services/catalog/src/app';
import { askPrimary, askReplica, writtenSoFar } from '../services/catalog/src/db/wal-position';
import { createReplica, type Replica } from '../services/catalog/src/replica/replica';
import { startReplicatedPostgres } from './test-replica';

let servers: Awaited<ReturnType<typeof startReplicatedPostgres>>;
let primary: Database;
let follower: Database;
let replica: Replica;
let catalog: TestServer;
let store: TestStore;
/** Which server answered each list of a visitor, in order. */
let served: ('primary' | 'replica')[];
const said: string[] = [];
const logger = { warn: (line: string) => void said.push(line), info: (line: string) => void said.push(line) } as never;
let aheadMs = 0;
let checks: NodeJS.Timeout;

beforeAll(async () => {
  servers = await startReplicatedPostgres();
  primary = connectDatabase({ url: servers.url, deadlines: generousDatabase });
  follower = connectDatabase({ url: servers.replicaUrl });
  replica = createReplica({ primary, replica: follower, logger, now: () => performance.now() + aheadMs });
  const watched: Replica = {
    ...replica,
    read: (seen, work) =>
      replica.read(seen, (database) => {
        served.push(database === follower ? 'replica' : 'primary');
        return work(database);
      }),
  };
  const tokens = createTestTokens('catalog', 'catalog');
  const deps = { database: primary, replica: watched, tokens, logger: createLogger('catalog', 'silent') };
  catalog = await startTestServer(createCatalogApp(deps));
  await writeProducts(servers.onPrimary, 20);
  store = await startStore({ auth: catalog.url, catalog: catalog.url, order: catalog.url });
  checks = setInterval(() => void replica.check(), 300);
});
afterAll(async () => {
  clearInterval(checks);
  await store.stop();
  await catalog.close();
  await Promise.all([primary.close(), follower.close()]);
  await servers.stop();
});
beforeEach(() => {
  served = [];
  said.length = 0;
});

async function listedPrices(): Promise<string[]> {
  const response = await fetch(`http://127.0.0.1:${store.port}/api/products?limit=3`);
  expect(response.status).toBe(200);
  return [...new Set(((await response.json()) as { price: string }[]).map(({ price }) => price))];
}
const setPrices = (price: string) => servers.onPrimary`update catalog.products set price = ${price}`;
/** Changes something each time, until a list comes from there. */
const untilServedBy = (server: 'primary' | 'replica') =>
  vi.waitFor(
    async () => {
      await setPrices('10.00');
      await sleep(500);
      await listedPrices();
      expect(served.at(-1)).toBe(server);
    },
    { timeout: 20_000, interval: 20 },
  );

/** Waits until the change is on the primary's disk, which happens after the commit. */
const untilBehind = () =>
  vi.waitFor(async () =>
    expect((await askPrimary(primary)).position).toBeGreaterThan((await askReplica(follower)).position),
  );

it('reads lists of visitors from the replica', async () => {
  await untilServedBy('replica');
  expect(said.at(-1)).toBe('visitors read lists from the replica');
});

it('shows a change within a second, and never again stale content, while the replica is seconds behind', async () => {
  await untilServedBy('replica');
  await servers.delay(4000);
  await setPrices('77.00');
  const changedAt = performance.now();
  await vi.waitFor(async () => expect(await listedPrices()).toEqual(['77.00']), { timeout: 20_000, interval: 20 });
  expect(served.at(-1)).toBe('primary');
  // The replica still has stale content. A response from it would stay in the cache, since nothing changes any more.
  const [behind] = await servers.onReplica`select distinct price::text as price from catalog.products`;
  expect(behind).toEqual({ price: '10.00' });
  while (performance.now() - changedAt < 6000) {
    expect(await listedPrices()).toEqual(['77.00']);
    await sleep(50);
  }
  await servers.delay(0);
  await untilServedBy('replica');
});

it('reads the primary while the replica is away, and says so once', async () => {
  await untilServedBy('replica');
  await servers.killReplica();
  await untilServedBy('primary');
  expect(said).toEqual(['visitors read lists from the primary: CATALOG_REPLICA_URL does not answer']);
  await servers.restartReplica();
  await untilServedBy('replica');
  expect(said.at(-1)).toBe('visitors read lists from the replica');
});

it('reads the primary where the replica is far behind, by the clock of this process alone', async () => {
  await untilServedBy('replica');
  await servers.onReplica`select pg_wal_replay_pause()`;
  await setPrices('12.00');
  await untilBehind();
  await replica.check();
  aheadMs = 11_000;
  await replica.check();
  expect(said).toEqual(['visitors read lists from the primary: CATALOG_REPLICA_URL is more than 10 s behind']);
  const gauges = await replica.sampler.read();
  expect(gauges.map(({ values: [first] }) => Math.floor(first?.value ?? 0))).toEqual([expect.any(Number), 0]);
  expect(gauges[0]?.values[0]?.value).toBeGreaterThan(10);
  aheadMs = 0;
  await servers.onReplica`select pg_wal_replay_resume()`;
  await untilServedBy('replica');
});

it.each([['takes writes itself', () => servers.url, 'is no replica: it takes writes itself']])(
  'refuses a server that %s',
  async (_, url, fault) => {
    const other = connectDatabase({ url: url() });
    const mistaken = createReplica({ primary, replica: other, logger });
    await mistaken.check();
    expect(said.filter((line) => line.includes(fault))).toHaveLength(1);
    await mistaken.read('1', async (database) => expect(database).toBe(primary));
    await other.close();
  },
);

it('is behind nothing where the log begins a new file, and nothing more is written', async () => {
  await untilServedBy('replica');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await setPrices(`1${attempt}.50`);
    await servers.beginNextFile();
    // Postgres writes something by itself now and then, which a replica would reach.
    const [row] = await primary.db.execute<{ seen: string; insert: string }>(
      sql`select ${writtenSoFar} as seen, (pg_current_wal_insert_lsn() - '0/0')::text as insert`,
    );
    if (BigInt(row?.insert ?? 0) - BigInt(row?.seen ?? 0) !== 40n) continue;
    await vi.waitFor(async () => {
      const { position } = await askReplica(follower);
      expect(position).toBe(BigInt(row?.seen ?? 0));
    });
    await replica.check();
    expect(replica.state()).toEqual({ isRead: true, fault: null, lagSeconds: 0 });
    expect(await checkReplica(servers.replicaUrl, servers.url, { withinMs: 1000 })).toEqual([]);
    expect(await replica.read(row?.seen, async (database) => database === follower)).toBe(true);
    return;
  }
  expect.unreachable('the log never stood at the beginning of a file');
});

describe('npm run doctor', () => {
  const find = async (replicaUrl = servers.replicaUrl, primaryUrl = servers.url) =>
    (await checkReplica(replicaUrl, primaryUrl, { withinMs: 2000 })).map(formatFinding);

  it('finds nothing at a replica that has everything, or catches up a little later', async () => {
    expect(await find()).toEqual([]);
    await servers.delay(700);
    await setPrices('14.00');
    expect(await find()).toEqual([]);
    await servers.delay(0);
  });

  it('finds a replica that replays nothing, whether or not the primary is asked', async () => {
    await servers.onReplica`select pg_wal_replay_pause()`;
    await setPrices('15.00');
    await untilBehind();
    const line = 'Warning: CATALOG_REPLICA_URL is more than 2 s behind. Lists are read from the primary.';
    expect(await find()).toEqual([line]);
    expect(
      (await checkReplica(servers.replicaUrl, undefined, { withinMs: 500 })).map(({ message }) => message),
    ).toEqual(['is more than 0.5 s behind. Lists are read from the primary.']);
    await servers.onReplica`select pg_wal_replay_resume()`;
    await vi.waitFor(async () => expect(await find()).toEqual([]), { timeout: 20_000 });
  });

  it('finds a server that is no replica, and one that is away', async () => {
    expect(await find(servers.url)).toEqual([
      'Warning: CATALOG_REPLICA_URL is no replica: it takes writes itself. Lists are read from the primary.',
    ]);
    expect(await find('postgres://catalog:x@127.0.0.1:9/shop')).toEqual([
      expect.stringMatching(/^Warning: CATALOG_REPLICA_URL cannot be used: .* Lists are read from the primary\.$/),
    ]);
  });
});
