import * as metrics from '@shopwright/service-kit/metrics/requests';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ChangingCatalog, startChangingCatalog } from './test-changing-catalog';
import { nowhere, startStore, type TestStore } from './test-store';

/** A busy machine answers late, and none of these tests is about that. */
const patient = { promiseMs: 20_000, checkedEveryMs: 50 };

let catalog: ChangingCatalog;
let store: TestStore;

beforeAll(async () => {
  catalog = await startChangingCatalog();
  store = await startStore({ auth: nowhere, catalog: catalog.url, cacheTimes: patient });
});
afterAll(async () => {
  await store.stop();
  await catalog.close();
});
beforeEach(() => store.cache.feed.check());

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`http://127.0.0.1:${store.port}${path}`, { headers });
  await response.arrayBuffer();
  return {
    status: response.status,
    isHit: response.headers.has('cache-status'),
    etag: response.headers.get('etag') ?? '',
  };
}

/**
 * Records what is counted, as `requests.test.ts` finds it in what Prometheus reads. The series themselves cannot be compared:
 * only the first 40 routes of a process have their own, and other files of this worker have asked for more.
 */
function watchCounts(): string[] {
  const counted: string[] = [];
  const create = metrics.createQuickRecord;
  vi.spyOn(metrics, 'createQuickRecord').mockImplementation((route, status) => {
    const count = create(route, status);
    return () => {
      counted.push(`${route} ${status}`);
      count();
    };
  });
  return counted;
}

describe('a response from the cache', () => {
  it('counts for its route, by its status', async () => {
    const counted = watchCounts();
    const { etag } = await get('/api/products/7');
    expect(counted).toEqual([]);
    for (let times = 0; times < 2; times += 1) expect((await get('/api/products/7')).isHit).toBe(true);
    expect(await get('/api/products/7', { 'if-none-match': etag })).toMatchObject({ status: 304, isHit: true });
    expect(counted).toEqual(['/api/products/:id 200', '/api/products/:id 200', '/api/products/:id 304']);
    vi.mocked(metrics.createQuickRecord).mockRestore();
  });
});
