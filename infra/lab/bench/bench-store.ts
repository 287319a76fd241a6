import path from 'node:path';
import type { DrawnKeys } from '@shopwright/service-kit/http/internal-keys';
import { readEndpoints } from '@shopwright/tests/killed-processes/test-endpoints';
import type { Endpoints } from '../../local/endpoints';
import { environmentOf, type Ports } from '../../local/environment';
import { fromRoot } from '../../local/paths';
import { loadSecrets } from '../../local/secrets';
import { freePort } from '../../local/servers/ports';
import { readSettings } from '../../local/settings';
import { nodeProgram } from '../../local/supervisor/program';
import { SupervisedProcess } from '../../local/supervisor/supervised-process';
import { startTestShop } from '../../local/tests/test-shop';

export interface BenchStore {
  cached: string;
  /** The same services behind a second BFF, which has no cache. */
  uncached: string;
  /** The log of the BFF without a cache. */
  uncachedLog: string;
  endpoints: Endpoints;
  internalKeys: DrawnKeys;
  /** All but the supervisor, both BFFs included. */
  processes: { name: string; pid: number }[];
  stop: () => Promise<void>;
}

/** The comparison of ledgers would look at the orders that the benchmark writes by SQL. */
const benchSettings = { RATE_LIMIT: 'off', RECONCILE_SECONDS: '3600' };

/** Starts a store as `npm start` does, and beside its BFF one without a cache, so that both are measured in one run. */
export async function startBenchStore(): Promise<BenchStore> {
  const shop = await startTestShop(benchSettings);
  try {
    const endpoints = await readEndpoints(shop.home);
    const secrets = await loadSecrets(shop.home);
    const ports = Object.fromEntries(endpoints.processes.map(({ name, port }) => [name, port])) as Ports;
    const port = await freePort();
    const env = environmentOf('bff', {
      settings: readSettings(
        { ...process.env, ...benchSettings, SHOP_HOME: shop.home, PORT: String(port) },
        fromRoot(),
      ),
      secrets,
      ports,
      redisUrl: endpoints.redis,
      databaseUrls: { catalog: '', orders: '', auth: '', traces: '' },
    });
    const program = { ...nodeProgram('bff', { ...env, CACHE_MB: '0' }, false), name: 'bff-uncached' };
    const logFile = path.join(shop.home, 'logs', 'bff-uncached.log');
    const uncached = new SupervisedProcess(program, { logFile, restart: false, readyWithinMs: 120_000 });
    await uncached.start();
    const stop = async () => {
      await uncached.stop();
      await shop.stop();
    };
    const { internalKeys } = secrets;
    const processes = [...endpoints.processes, { name: program.name, pid: uncached.pid ?? 0 }];
    const at = (of: number | string) => `http://127.0.0.1:${of}`;
    const origins = { cached: at(new URL(shop.store).port), uncached: at(port) };
    return { ...origins, uncachedLog: logFile, endpoints, internalKeys, processes, stop };
  } catch (error) {
    await shop.stop();
    throw error;
  }
}
