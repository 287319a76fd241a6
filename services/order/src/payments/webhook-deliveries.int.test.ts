import { randomUUID } from 'node:crypto';
import { acknowledgeEvents } from '@shopwright/contracts/http/event-jobs';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../db/schema';

let shop: TestStore;
const clockMs = Date.now();

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(clockMs) });
});
afterAll(() => shop.close());

describe('POST /webhooks/stripe', () => {
  const send = (payload: string, header: string) =>
    fetch(`${shop.orderUrl}/webhooks/stripe`, {
      method: 'POST',
      body: payload,
      headers: { 'stripe-signature': header },
    });
  const event = (id: string, paymentIntentId: string) =>
    JSON.stringify({
      id,
      object: 'event',
      type: 'payment_intent.succeeded',
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      data: { object: { id: paymentIntentId, object: 'payment_intent', metadata: {} } },
    });
  const sign = (payload: string, timestamp = Math.floor(Date.now() / 1000), secret = shop.webhookSecret) =>
    shop.order.stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

  it('stores an event once, however often it comes', async () => {
    const payload = event(`evt_${randomUUID()}`, 'pi_twice');
    const responses = await Promise.all(Array.from({ length: 8 }, () => send(payload, sign(payload))));
    expect(responses.map((response) => response.status)).toEqual(Array.from({ length: 8 }, () => 200));
    const rows = await shop.order.database.db
      .select()
      .from(outbox)
      .where(sql`${outbox.payload}->>'paymentIntentId' = 'pi_twice'`);
    expect(rows).toHaveLength(1);
    await shop.orderClient.call(acknowledgeEvents.order, {
      body: { jobs: [{ eventId: rows[0]!.eventId, queue: 'stripe-orders' }] },
    });
  });

  it.each([
    ['no data', { data: undefined }],
    ['data without an object', { data: { object: null } }],
    ['no time', { created: undefined }],
    ['no id', { id: null }],
    ['a NUL in its id', { id: 'evt_\u0000' }],
    ['no type', { type: 7 }],
  ])('400: an event with %s, rightly signed, so that it is not sent again for days', async (_what, changes) => {
    const payload = JSON.stringify({ ...(JSON.parse(event('evt_odd', 'pi_odd')) as object), ...changes });
    expect((await send(payload, sign(payload))).status).toBe(400);
  });

  it.each([
    ['no signature', () => ''],
    ['another secret', (payload: string) => sign(payload, undefined, 'whsec_other')],
    ['an old one', (payload: string) => sign(payload, Math.floor(Date.now() / 1000) - 400)],
    ['one from the future', (payload: string) => sign(payload, Math.floor(Date.now() / 1000) + 400)],
    ['one of another body', () => sign('{}')],
  ])('400 for %s', async (_, header) => {
    const payload = event('evt_forged', 'pi_forged');
    const response = await send(payload, header(payload));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_request' });
  });
});
