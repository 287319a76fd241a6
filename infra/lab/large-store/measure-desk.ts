import { connectDatabase } from '@shopwright/service-kit/database/connection';
import { drawInternalKeys, readInternalKeys } from '@shopwright/service-kit/http/internal-keys';
import { createInternalTokens } from '@shopwright/service-kit/http/internal-token';
import { listen } from '@shopwright/service-kit/http/server';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { createOrderApp } from '../../../services/order/src/app';
import type { OrderDeps } from '../../../services/order/src/deps';
import { quantileMs } from '../bench/run-load';
import { print } from '../print';

const limitMs = 100;

/**
 * Prints the median, the 99th percentile and the slowest of each call of staff at the order service, one after the other.
 * Returns false where a 99th percentile is above the limit.
 */
export async function measureDesk(url: string, { orders, calls }: { orders: number; calls: number }): Promise<boolean> {
  const database = connectDatabase({ url });
  const { signingKeys, publicKeys } = drawInternalKeys();
  const keysOf = (name: 'bff' | 'order') => readInternalKeys(signingKeys[name], publicKeys);
  const tokens = createInternalTokens(keysOf('order'), { audience: 'order' });
  const edge = createInternalTokens(keysOf('bff'), { lifetimeSeconds: 3600 });
  const catalog = { call: async () => ({ timeZone: 'UTC' }) } as unknown as OrderDeps['catalog'];
  const logger = createLogger('bench', 'error');
  const deps = { database, catalog, tokens, logger, now: () => new Date() } as OrderDeps;
  const server = await listen(createOrderApp(deps), 0, '127.0.0.1');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const headers = await edge.headersFor({ role: 'staff', userId: 1 }, 'order');
  const pick = () => 1 + Math.floor(Math.random() * orders);
  const reads: Record<string, () => string> = {
    'list, first page': () => '/orders?limit=50',
    'list, any page': () => `/orders?limit=50&cursor=${pick()}`,
    'list, confirmed': () => `/orders?limit=50&status=confirmed&cursor=${pick()}`,
    'list, rare status': () => '/orders?limit=50&status=pending',
    'list, payment refunded': () => '/orders?limit=50&payment=refunded',
    'list, refund failed': () => '/orders?limit=50&refund=failed',
    'list, partly shipped': () => '/orders?limit=50&shipment=partial',
    'list, one product': () => `/orders?limit=50&productId=${1 + Math.floor(Math.random() * 500)}`,
    'list, one country': () => `/orders?limit=50&country=DE&cursor=${pick()}`,
    'list, country of no order': () => '/orders?limit=50&country=IS',
    'list, dropshipped': () => '/orders?limit=50&dropshipped=true',
    'list, one day': () => '/orders?limit=50&from=2026-03-01&to=2026-03-01',
    'counts per view': () => '/orders/counts',
    'metrics of all orders': () => '/orders/metrics',
    'search, number': () => `/orders?search=%23${pick()}`,
    'search, email': () => `/orders?search=customer${pick()}@example.com`,
    'search, name': () => `/orders?search=Lovelace%20${pick()}`,
    'search, common word': () => '/orders?search=lamp',
    'search, common word, old page': () => `/orders?search=lamp&cursor=${pick()}`,
    'search, product and status': () =>
      `/orders?search=product%20${1 + Math.floor(Math.random() * 500)}&status=delivered`,
    'search, Stripe id': () => `/orders?search=pi_bench_${pick()}`,
    'search, tracking number': () => `/orders?search=TRK${pick()}`,
    'search, nothing found': () => `/orders?search=nosuchword${pick()}`,
    'search, two letters': () => '/orders?search=zq',
    detail: () => `/orders/${pick()}`,
    'customers, first page': () => '/customers?limit=50',
    'customers, any page': () => `/customers?limit=50&cursor=${pick()}`,
    'customers, guests': () => '/customers?limit=50&kind=guest',
    'customers, email': () => `/customers?search=guest${pick()}@example.com`,
    'customers, name': () => `/customers?search=Grace%20${pick()}`,
    'customers, common word': () => '/customers?search=example',
    'customers, nothing found': () => `/customers?search=nosuchword${pick()}`,
  };
  let slowest = 0;
  for (const [name, pathOf] of Object.entries(reads)) {
    const times: number[] = [];
    for (let call = 0; call < calls; call++) {
      const startedAt = performance.now();
      const response = await fetch(`http://127.0.0.1:${port}${pathOf()}`, { headers });
      await response.text();
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      // The first calls fill Postgres's cache and compile the code.
      if (call >= 10) times.push(performance.now() - startedAt);
    }
    const [p50, p99, max] = [0.5, 0.99, 1].map((share) => quantileMs(times, share));
    slowest = Math.max(slowest, p99 ?? 0);
    print(name, `p50 ${p50}  p99 ${p99}  max ${max} ms`);
  }
  server.close();
  server.closeAllConnections();
  await database.close();
  print('slowest p99', `${slowest} ms, at most ${limitMs}`);
  return slowest <= limitMs;
}
