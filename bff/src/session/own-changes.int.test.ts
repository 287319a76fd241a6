import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ChangingCatalog, sessionOf, startChangingCatalog, startSessions } from '../test-changing-catalog';
import { cookieOf, setCookies, startStore, type TestStore } from '../test-store';
import { startUpstream } from '../test-upstream';

/** Long enough that no instance hears of a change by itself. */
const slow = { promiseMs: 3_600_000, checkedEveryMs: 3_600_000 };

let catalog: ChangingCatalog;
let auth: Awaited<ReturnType<typeof startSessions>>;
let writer: TestStore;
/** The renderers of one process share their reader, which is that of the last instance. */
let reader: TestStore;

beforeAll(async () => {
  [catalog, auth] = await Promise.all([startChangingCatalog(), startSessions()]);
  const start = () => startStore({ auth: auth.url, catalog: catalog.url, hasPages: true, cacheTimes: slow });
  writer = await start();
  reader = await start();
});
afterAll(async () => {
  await Promise.all([writer.stop(), reader.stop()]);
  await Promise.all([catalog.close(), auth.close()]);
});
beforeEach(() => reader.cache.feed.check());

const staff = `sid=${sessionOf.staff}`;
const shopper = `sid=${sessionOf.shopper}`;

const setStock = (cookie: string) =>
  request(writer.server).put('/api/products/7/stock').set('cookie', cookie).send({ stockQuantity: 3 });

/** Returns the stock that the page of the product comes with. */
async function shownStock(...cookies: string[]): Promise<number> {
  const { text } = await request(reader.server).get('/product/7').set('cookie', cookies.join('; '));
  return Number(/"stockQuantity":(\d+)/.exec(text)?.[1]);
}

describe('a page from another instance', () => {
  it('has the change that a member of staff has just made', async () => {
    const before = await shownStock(staff);
    const change = cookieOf(await setStock(staff).expect(200), 'change');
    expect(await shownStock(shopper)).toBe(before);
    expect(await shownStock(staff, change)).toBe(before + 1);
  });

  it('asks for changes for that browser alone', async () => {
    const change = cookieOf(await setStock(staff).expect(200), 'change');
    const { polls } = catalog.state;
    for (const cookie of [shopper, staff]) await shownStock(cookie);
    expect(catalog.state.polls).toBe(polls);
    await shownStock(staff, change);
    expect(catalog.state.polls).toBe(polls + 1);
  });
});

it('has the settings of such a change in the public configuration too', async () => {
  const currencyFor = async (cookie: string) =>
    (await request(reader.server).get('/api/config').set('cookie', cookie)).body.currency;
  expect(await currencyFor(staff)).toBe('usd');
  catalog.state.settings = { currency: 'eur' };
  catalog.change('everything');
  const change = cookieOf(await setStock(staff).expect(200), 'change');
  expect(await currencyFor(`${staff}; ${change}`)).toBe('eur');
});

describe('the mark of a change', () => {
  it('lasts for five seconds and is not read by scripts', async () => {
    const [line] = setCookies(await setStock(staff).expect(200));
    expect(line).toMatch(/^change=1; Max-Age=5; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  });

  it('is not set by a write that is refused', async () => {
    expect(setCookies(await setStock(shopper).expect(403))).toEqual([]);
    expect(setCookies(await setStock(staff).send({ stockQuantity: -1 }).expect(400))).toEqual([]);
  });

  it('is not set for a shopper, whose votes are in the catalog too', async () => {
    const upstream = await startUpstream('catalog');
    const own = await startStore({ auth: auth.url, catalog: upstream.url });
    const vote = request(own.server).put('/api/reviews/7/vote').set('cookie', shopper).send({ helpful: true });
    expect(setCookies(await vote.expect(200))).toEqual([]);
    await own.stop();
    await upstream.stop();
  });
});
