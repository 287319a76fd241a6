import { type CountedVital, listWebVitals, storeWebVitals } from '@shopwright/contracts/http/web-vitals';
import { toVitalBucket } from '@shopwright/contracts/vital-buckets';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { get, service, useCollector } from './test-collector';
import { purgeWebVitals } from './web-vitals';

useCollector();

const count = (page: string, vital: CountedVital['vital'], value: number, times: number): CountedVital => ({
  page,
  vital,
  bucket: toVitalBucket(vital, value),
  count: times,
});
const store = (...counts: CountedVital[]) => service.client.call(storeWebVitals, { body: { counts } });
const list = async () => listWebVitals.response.parse((await get('/ops/web-vitals')).body);
const execute = (statement: ReturnType<typeof sql>) => service.database.db.execute(statement);

beforeEach(async () => {
  await execute(sql`delete from web_vitals`);
});

describe('GET /ops/web-vitals', () => {
  it('200: tells what three quarters of the views had, the most viewed page first', async () => {
    await store(count('/about', 'lcp_ms', 700, 1));
    await Promise.all([
      store(count('/', 'lcp_ms', 700, 3), count('/', 'cls', 0.2, 1)),
      store(count('/', 'cls', 0.2, 1), count('/', 'lcp_ms', 9000, 1)),
    ]);
    const pages = await list();
    expect(pages.map(({ page, views }) => [page, views])).toEqual([
      ['/', 4],
      ['/about', 1],
    ]);
    expect(pages[0]?.p75).toMatchObject({ lcp_ms: 800, inp_ms: null, cls: expect.closeTo(0.1875) });
  });

  it('200: is empty in a new store; 403 for staff', async () => {
    expect(await list()).toEqual([]);
    expect((await get('/ops/web-vitals', 'staff')).status).toBe(403);
  });

  it('400: takes pages that there are, and whole counts', async () => {
    const agent = await service.as('bff');
    const good = count('/', 'lcp_ms', 1, 1);
    for (const wrong of [{ page: '/secret' }, { count: 0 }, { count: 0.5 }, { bucket: 99 }, { vital: 'fid' }]) {
      const response = await agent.post('/internal/web-vitals').send({ counts: [{ ...good, ...wrong }] });
      expect([wrong, response.status]).toEqual([wrong, 400]);
    }
    expect(await list()).toEqual([]);
  });
});

describe('purgeWebVitals', () => {
  it('keeps a week', async () => {
    await store(count('/', 'lcp_ms', 700, 1));
    await execute(sql`insert into web_vitals (day, page, vital, bucket, count)
      select day - interval '9 days', page, vital, bucket, count from web_vitals`);
    await purgeWebVitals(service.database);
    expect(await execute(sql`select 1 from web_vitals`)).toHaveLength(1);
  });
});
