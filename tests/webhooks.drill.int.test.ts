import type { ServerResponse } from 'node:http';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { drillSize, testSeed } from '@shopwright/testing/drill';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWebhookSender } from '../workers/src/webhooks/send-webhooks';
import { buy } from './test-desk';
import { Random } from './test-order-walk';
import { startTestStore, type TestStore } from './test-store';
import { type Received, startReceiver, webhooksOf } from './test-webhooks';

/** Of each endpoint: 10,000 webhooks in the long form. */
const events = drillSize(25, 500);
const orders = 5;
/** Days pass in minutes: an attempt that hangs for 15 s ends after 150 ms. */
const speed = 100;
const timeoutMs = 150;

let shop: TestStore;
let hooks: ReturnType<typeof webhooksOf>;
const startedAt = Date.now();
const now = () => new Date(startedAt + (Date.now() - startedAt) * speed);

beforeAll(async () => {
  shop = await startTestStore({ now });
  hooks = webhooksOf(shop);
});
afterAll(() => shop.close());

type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** What arrived first of each webhook: receivers pass by what they have. */
function firsts(received: Received[]): Received[] {
  const seen = new Set<unknown>();
  return received.filter(({ headers }) => !seen.has(headers['webhook-id']) && seen.add(headers['webhook-id']));
}

describe(`${events} webhooks to each of 20 endpoints, sent by two processes`, () => {
  it('all arrive, those of an object in order, and none inside the network', async () => {
    const random = new Random(testSeed);
    const inside = await startReceiver();
    const kinds: Record<string, (res: ServerResponse, count: number) => void> = {
      ok: (res) => res.end('ok'),
      fails: (res) => res.writeHead(random.below(20) === 0 ? 500 : 204).end(),
      hangs: (res) => void (random.below(30) === 0 ? undefined : res.end('ok')),
      redirects: (res) => (random.below(20) === 0 ? res.writeHead(307, { location: inside.url }).end() : res.end()),
      gone: (res, count) => void res.writeHead(count === 10 ? 410 : 200).end(),
      long: (res) => void res.end('x'.repeat(300_000)),
      breaks: (res) => void (random.below(20) === 0 ? res.destroy() : res.end()),
    };
    const names = Object.keys(kinds);
    const receivers: Receiver[] = [];
    const taken: Received[][] = [];
    for (let place = 0; place < 20; place += 1) {
      const answer = kinds[names[place % names.length] ?? ''];
      const accepted: Received[] = [];
      let count = 0;
      const receiver = await startReceiver((res, request) => {
        count += 1;
        // Taken only if the answer says so: what is refused must come again.
        res.on('finish', () => res.statusCode < 300 && accepted.push(request));
        answer?.(res, count);
      });
      receivers.push(receiver);
      taken.push(accepted);
      await hooks.create(['order.shipped'], receiver.url);
    }
    const ids: number[] = [];
    for (let count = 0; count < orders; count += 1) ids.push((await buy(shop)).id);
    await shop.order.database.db.execute(sql`
      insert into webhook_events (topic, object, object_id, details)
      select 'order.shipped', 'order', (${`{${ids.join()}}`}::int[])[1 + place % ${orders}], '{}'
      from generate_series(1, ${events}) as place`);

    const logger = createLogger('drill', 'silent');
    const senders = [1, 2].map(() =>
      startWebhookSender({ order: shop.orderClient, calls: { allowLocal: true, timeoutMs }, logger, pollMs: 10 }),
    );
    try {
      await Promise.all([hooks.fill(), hooks.fill()]);
      await expect
        .poll(
          async () => {
            for (const { id, url, topics, version, state } of await hooks.list())
              if (state === 'disabled') await hooks.update(id, { url, topics, version, state: 'active' });
            const [row] = await shop.order.database.db.execute<{ waiting: number }>(
              sql`select count(*)::int as waiting from webhook_deliveries where state = 'pending'`,
            );
            return row?.waiting;
          },
          { timeout: 900_000, interval: 100 },
        )
        .toBe(0);
    } finally {
      await Promise.all(senders.map((sender) => sender.close()));
    }

    expect(inside.received).toEqual([]);
    for (const accepted of taken) {
      const got = firsts(accepted);
      expect(got).toHaveLength(events);
      const sequences = got.map(({ payload }) => payload.sequence);
      expect(sequences).toEqual([...sequences].sort((one, other) => one - other));
    }
    const [log] = await shop.order.database.db.execute(
      sql`select count(*)::int as sent, sum(attempts)::int as attempts from webhook_deliveries where state = 'succeeded'`,
    );
    expect(log?.sent).toBe(events * 20);
    // Otherwise nothing was tried again.
    expect(log?.attempts).toBeGreaterThan(events * 20);
    console.info('webhooks', { ...log, seconds: Math.round((Date.now() - startedAt) / 1000) });
    for (const receiver of [...receivers, inside]) receiver.close();
  }, 1_000_000);
});
