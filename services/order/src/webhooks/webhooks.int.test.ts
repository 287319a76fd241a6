import { createWebhookEndpoint, listWebhookEndpoints } from '@shopwright/contracts/http/webhooks';
import { getOrderRow } from '@shopwright/tests/test-customer';
import { buy, clerk, customerOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { failed, gone, isSigned, succeeded, webhooksOf } from '@shopwright/tests/test-webhooks';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseAccountOrders } from '../customers/erase-customer';
import { outbox } from '../db/schema';
import { eraseWebhooks, purgeDeliveries } from './purge-deliveries';

const hourMs = 3_600_000;

let shop: TestStore;
let hooks: ReturnType<typeof webhooksOf>;
let clockMs = Date.now();
const pass = (ms: number) => {
  clockMs += ms;
};

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(clockMs) });
  hooks = webhooksOf(shop);
});
afterAll(() => shop.close());

// Each test is alone with its endpoints.
beforeEach(() => pass(hourMs));
afterEach(async () => {
  for (const { id } of await hooks.list()) await hooks.delete(id);
});

const run = (query: ReturnType<typeof sql>) => shop.order.database.db.execute(query);

/** Buys something, so that an endpoint for this topic has one webhook. */
async function confirmed() {
  const order = await buy(shop);
  await hooks.fill();
  return order;
}

describe('an endpoint', () => {
  it('is created with a secret that no other response has', async () => {
    const { id, secret } = await hooks.create(['order.confirmed']);
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const listed = await hooks.list();
    expect(listed).toMatchObject([{ id, topics: ['order.confirmed'], state: 'active', waiting: 0, version: 1 }]);
    expect(JSON.stringify(listed)).not.toContain(secret);
    const [row] = await run(sql`select webhook_endpoints::text as row from webhook_endpoints where id = ${id}`);
    expect(JSON.stringify(row)).not.toContain(secret.slice('whsec_'.length));
  });

  it.each([
    'http://hooks.example.com/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://user:secret@hooks.example.com/',
  ])('answers 422 that names the url for %s', async (url) => {
    const error = { code: 'unprocessable', fields: [{ path: 'url' }] };
    await expect(hooks.create([], url)).rejects.toMatchObject(error);
    expect(await hooks.list()).toEqual([]);
  });

  it('answers 400 that names what it does not know', async () => {
    const staff = await shop.raw({ role: 'operator', userId: 1 });
    const post = (body: object) => staff.post(createWebhookEndpoint.path).send(body);
    const url = 'https://hooks.example.com/';
    expect((await post({ url, topics: ['order.eaten'] })).body.fields).toMatchObject([{ path: 'topics.0' }]);
    expect((await post({ url: 'ftp://x.example.com', topics: [] })).body.fields).toMatchObject([{ path: 'url' }]);
    expect((await post({ url: `https://x.example.com/${'a'.repeat(2048)}`, topics: [] })).status).toBe(400);
    expect((await post({ topics: [] })).body.fields).toMatchObject([{ path: 'url' }]);
    expect((await post({ url, topics: 'all' })).status).toBe(400);
    expect((await post({ url, topics: [], secret: 'mine' })).body.fields).toMatchObject([{ path: 'secret' }]);
  });

  it('is for who may write webhooks', async () => {
    const reads = async (permissions: ('webhooks:write' | 'orders:read')[]) =>
      (await (await shop.raw({ role: 'staff', userId: 2, permissions })).get(listWebhookEndpoints.path)).status;
    expect(await reads(['webhooks:write'])).toBe(200);
    expect(await reads(['orders:read'])).toBe(403);
  });

  it('refuses an edit that is based on an older version', async () => {
    const { id } = await hooks.create();
    const edit = { url: 'http://127.0.0.1:9/', topics: [], state: 'paused' as const, version: 1 };
    expect(await hooks.update(id, edit)).toMatchObject({ state: 'paused', version: 2 });
    await expect(hooks.update(id, edit)).rejects.toMatchObject({ code: 'conflict' });
    await expect(hooks.update(id, { ...edit, url: 'https://10.0.0.1/', version: 2 })).rejects.toMatchObject({
      code: 'unprocessable',
    });
  });

  it('is one of 32 at most', async () => {
    for (let count = 0; count < 31; count += 1) await hooks.create(['order.confirmed']);
    const results = await Promise.allSettled([hooks.create(['order.confirmed']), hooks.create(['order.confirmed'])]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('an attempt', () => {
  it('is signed as Standard Webhooks asks, by both secrets after a rotation, for a day', async () => {
    const { id, secret } = await hooks.create(['order.confirmed']);
    await confirmed();
    const [first] = await hooks.claim();
    expect(isSigned(first?.headers ?? {}, first?.body ?? '', secret)).toBe(true);
    expect(isSigned(first?.headers ?? {}, `${first?.body} `, secret)).toBe(false);
    await hooks.record(first ?? never());

    const rotated = await hooks.rotate(id);
    const [again] = await claimTest(id);
    expect([secret, rotated.secret].map((each) => isSigned(again?.headers ?? {}, again?.body ?? '', each))).toEqual([
      true,
      true,
    ]);
    await hooks.record(again ?? never());
    pass(24 * hourMs);
    const [later] = await claimTest(id);
    expect([secret, rotated.secret].map((each) => isSigned(later?.headers ?? {}, later?.body ?? '', each))).toEqual([
      false,
      true,
    ]);
  });

  it('belongs to one process at a time, and to another after a minute', async () => {
    const { id } = await hooks.create(['order.confirmed']);
    await confirmed();
    await confirmed();
    const claims = (await Promise.all([hooks.claim(), hooks.claim(), hooks.claim()])).flat();
    expect(claims).toHaveLength(1);
    const [lost] = claims;
    pass(59_000);
    expect(await hooks.claim()).toEqual([]);
    pass(2000);
    const [taken] = await hooks.claim();
    expect(taken).toMatchObject({ deliveryId: lost?.deliveryId });
    // What the first process reports late changes nothing.
    expect(await hooks.record(lost ?? never(), succeeded, true)).toBeNull();
    expect(await hooks.log(id)).toMatchObject([{ attempts: 0 }, { state: 'pending', attempts: 0 }]);
    const next = await hooks.record(taken ?? never(), succeeded, true);
    expect(next?.deliveryId).toBeGreaterThan(taken?.deliveryId ?? 0);
  });

  it('that fails keeps the later ones back, and is made again after growing waits for three days', async () => {
    const { id } = await hooks.create(['order.confirmed']);
    await confirmed();
    await confirmed();
    const [oldest] = (await hooks.log(id)).slice(-1);
    let attempts = 0;
    const startedAt = clockMs;
    for (;;) {
      const [endpoint] = await hooks.list();
      clockMs = Math.max(clockMs, Date.parse(endpoint?.nextAttemptAt ?? ''));
      const [claim] = await hooks.claim();
      if (claim?.deliveryId !== oldest?.id) break;
      await hooks.record(claim ?? never(), failed);
      attempts += 1;
      if (attempts > 20) break;
    }
    expect(attempts).toBe(10);
    expect((clockMs - startedAt) / hourMs).toBeGreaterThan(72);
    expect(await hooks.get(oldest?.id ?? 0)).toMatchObject({
      state: 'failed',
      attempts: 10,
      error: 'status',
      responseStatus: 500,
      responseBody: 'no',
    });
  });

  it('that succeeds ends the failure', async () => {
    const { id } = await hooks.create(['order.confirmed']);
    await confirmed();
    const [first] = await hooks.claim();
    await hooks.record(first ?? never(), failed);
    expect(await hooks.list()).toMatchObject([{ lastError: 'status', failingSince: expect.any(String), waiting: 1 }]);
    expect(await hooks.claim()).toEqual([]);
    pass(6000);
    const [second] = await hooks.claim();
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(Number(second?.headers['webhook-timestamp'])).toBeGreaterThan(Number(first?.headers['webhook-timestamp']));
    await hooks.record(second ?? never());
    expect(await hooks.list()).toMatchObject([{ lastError: null, failingSince: null, waiting: 0 }]);
    expect(await hooks.log(id)).toMatchObject([{ state: 'succeeded', attempts: 2 }]);
  });
});

describe('an endpoint that stops', () => {
  const stops = async () =>
    (await shop.order.database.db.select().from(outbox).where(sql`type = 'webhook-endpoint-stopped'`)).map(
      ({ payload }) => (payload as { endpointId: number }).endpointId,
    );

  it('is paused after five days of failure, once, keeps what waits, and sends it when it is resumed', async () => {
    const { id } = await hooks.create(['order.confirmed']);
    const orders = [await confirmed(), await confirmed()];
    for (let day = 0; day < 6; day += 1) {
      for (const claim of await hooks.claim()) await hooks.record(claim, failed);
      pass(24.5 * hourMs);
    }
    expect(await hooks.list()).toMatchObject([{ state: 'paused', nextAttemptAt: null }]);
    expect((await stops()).filter((each) => each === id)).toHaveLength(1);
    orders.push(await confirmed());
    pass(hourMs);
    expect(await hooks.claim()).toEqual([]);
    const { version, topics, url } = (await hooks.list())[0] ?? never();
    await hooks.update(id, { url, topics, state: 'active', version });
    const got = await hooks.drain();
    expect(got.map(({ data }) => data.id)).toEqual(orders.map((order) => order.id));
  });

  it('is disabled at once by a 410, and loses nothing', async () => {
    const { id } = await hooks.create(['order.confirmed']);
    const order = await confirmed();
    const [claim] = await hooks.claim();
    await hooks.record(claim ?? never(), gone, true);
    expect(await hooks.list()).toMatchObject([{ id, state: 'disabled', lastError: 'gone', waiting: 1 }]);
    expect(await stops()).toContain(id);
    pass(100 * hourMs);
    const meanwhile = await confirmed();
    expect(await hooks.claim()).toEqual([]);
    const { version, topics, url } = (await hooks.list())[0] ?? never();
    await hooks.update(id, { url, topics, state: 'active', version });
    expect((await hooks.drain()).map(({ data }) => data.id)).toEqual([order.id, meanwhile.id]);
  });
});

describe('a redelivery', () => {
  it('has the same id, a mark and its place before those that wait', async () => {
    const { id } = await hooks.create(['order.confirmed']);
    await confirmed();
    const [first] = await hooks.drain();
    await confirmed();
    const [, old] = await hooks.log(id);
    await hooks.redeliver(old?.id ?? 0);
    await expect(hooks.redeliver(old?.id ?? 0)).rejects.toMatchObject({ code: 'conflict' });
    const [again, second] = await hooks.drain();
    expect(again?.headers).toMatchObject({
      'webhook-id': first?.headers['webhook-id'],
      'webhook-redelivery': 'true',
    });
    expect({ ...again, headers: {} }).toEqual({ ...first, headers: {} });
    expect(second?.headers['webhook-redelivery']).toBeUndefined();
    expect(second?.sequence).toBeGreaterThan(again?.sequence ?? 0);
  });

  it('of a span is that of all that were created in it, or that failed, oldest first', async () => {
    const { id } = await hooks.create(['order.confirmed']);
    const times: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      await confirmed();
      times.push(new Date(clockMs).toISOString());
      pass(hourMs);
    }
    const all = await hooks.drain();
    const [from = '', to = ''] = times;
    expect(await hooks.redeliverSpan(id, { from, to })).toEqual({ redelivered: 2 });
    expect((await hooks.drain()).map(({ data }) => data.id)).toEqual(all.slice(0, 2).map(({ data }) => data.id));
    expect(await hooks.redeliverSpan(id, { from, to, state: 'failed' })).toEqual({ redelivered: 0 });
    await expect(hooks.redeliverSpan(id, { from: to, to: from })).rejects.toMatchObject({ fields: [{ path: 'to' }] });
  });

  it('tries an endpoint that waits for its next attempt', async () => {
    const { id } = await hooks.create(['order.confirmed']);
    await confirmed();
    await hooks.drain();
    await confirmed();
    const [claim] = await hooks.claim();
    await hooks.record(claim ?? never(), failed);
    expect(await hooks.claim()).toEqual([]);
    const [, old] = await hooks.log(id);
    await hooks.redeliver(old?.id ?? 0);
    expect(await hooks.drain()).toHaveLength(2);
  });
});

describe('a webhook that is always refused', () => {
  it('is skipped by staff, so that those behind it are sent, and can be sent again', async () => {
    const { id } = await hooks.create(['order.confirmed']);
    const orders = [await confirmed(), await confirmed()];
    const [claim] = await hooks.claim();
    await hooks.record(claim ?? never(), failed);
    expect(await hooks.claim()).toEqual([]);
    expect(await hooks.skip(claim?.deliveryId ?? 0)).toMatchObject({ state: 'failed', error: 'skipped', attempts: 1 });
    await expect(hooks.skip(claim?.deliveryId ?? 0)).rejects.toMatchObject({ code: 'conflict' });
    await expect(hooks.skip(2_000_000_000)).rejects.toMatchObject({ code: 'not_found' });
    expect((await hooks.drain()).map(({ data }) => data.id)).toEqual([orders[1]?.id]);
    await hooks.redeliver(claim?.deliveryId ?? 0);
    expect((await hooks.drain()).map(({ data }) => data.id)).toEqual([orders[0]?.id]);
    const [entry] = await run(sql`select action, actor_id as "actorId", details from audit_log
      where target_type = 'webhook-endpoint' and target_id = ${String(id)} and details is not null`);
    expect(entry).toEqual({
      action: 'POST /webhook-deliveries/:id/skip',
      actorId: clerk.userId,
      details: { skipped: claim?.deliveryId, topic: 'order.confirmed' },
    });
  });

  it('keeps nothing back where it is skipped during an attempt, which fails after that', async () => {
    const { id } = await hooks.create(['order.confirmed']);
    await confirmed();
    const next = await confirmed();
    const [claim] = await hooks.claim();
    await hooks.skip(claim?.deliveryId ?? 0);
    await hooks.record(claim ?? never(), failed);
    expect((await hooks.drain()).map(({ data }) => data.id)).toEqual([next.id]);
    expect(await hooks.log(id)).toMatchObject([{ state: 'succeeded' }, { state: 'failed', error: 'skipped' }]);
  });
});

describe('the log', () => {
  it('has the request, the response and pages', async () => {
    const { id } = await hooks.create(['order.confirmed']);
    const order = await confirmed();
    await confirmed();
    await hooks.drain();
    const [newest, oldest] = await hooks.log(id);
    expect(await hooks.log(id, { limit: '1' })).toMatchObject([{ id: newest?.id }]);
    expect(await hooks.log(id, { cursor: String(newest?.id) })).toMatchObject([{ id: oldest?.id }]);
    expect(await hooks.log(id, { state: 'failed' })).toEqual([]);
    const detail = await hooks.get(oldest?.id ?? 0);
    expect(JSON.parse(detail.requestBody)).toMatchObject({ type: 'order.confirmed', data: { id: order.id } });
    expect(detail).toMatchObject({
      requestHeaders: { 'webhook-id': detail.eventId },
      responseStatus: 200,
      responseBody: 'ok',
    });
    await expect(hooks.log(99_999)).rejects.toMatchObject({ code: 'not_found' });
    await expect(hooks.get(2_000_000_000)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('forgets a customer who is erased, and sends nothing of them any more', async () => {
    const { id } = await hooks.create(['order.confirmed']);
    const sent = await confirmed();
    await hooks.drain();
    const waiting = await confirmed();
    await eraseWebhooks(shop.order.database, 'order', async () => [sent.id, waiting.id]);
    expect(await hooks.drain()).toEqual([]);
    const [row] = await hooks.log(id);
    expect(await hooks.get(row?.id ?? 0)).toMatchObject({ requestBody: '', state: 'failed' });
    await expect(hooks.redeliver(row?.id ?? 0)).rejects.toMatchObject({ code: 'conflict' });
    const [kept] = await run(
      sql`select count(*)::int as count from webhook_deliveries where data like '%ada@example%'`,
    );
    expect(kept).toEqual({ count: 0 });
  });

  it('forgets the customer of an order whose account is erased', async () => {
    const { id } = await hooks.create(['order.cancelled']);
    const actor = { role: 'shopper', userId: 5150 } as const;
    const order = await buy(shop, { actor });
    await customerOf(shop, actor).cancel(order.id);
    await hooks.fill();
    await hooks.drain();
    await eraseAccountOrders(shop.order, 5150);
    expect((await getOrderRow(shop, order.id)).customerEmail).toBe('');
    const [row] = await hooks.log(id);
    expect((await hooks.get(row?.id ?? 0)).requestBody).toBe('');
  });

  it('is purged after 30 days', async () => {
    const { id } = await hooks.create(['order.confirmed']);
    await confirmed();
    pass(29 * 24 * hourMs);
    await confirmed();
    await purgeDeliveries(shop.order);
    expect(await hooks.log(id)).toHaveLength(2);
    pass(1.1 * 24 * hourMs);
    await purgeDeliveries(shop.order);
    expect(await hooks.log(id)).toHaveLength(1);
  });
});

async function claimTest(id: number) {
  const { topic } = await hooks.test(id);
  expect(topic).toBe('webhook.test');
  return hooks.claim();
}

function never(): never {
  throw new Error('nothing to send');
}
