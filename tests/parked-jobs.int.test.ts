import { type ParkedJob, parkedJobs } from '@shopwright/contracts/http/jobs';
import { getOrderXRay } from '@shopwright/contracts/http/x-ray';
import type { Database } from '@shopwright/service-kit/database/connection';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../services/auth/src/db/schema';
import type { UserRow } from '../services/auth/src/users/user-row';
import { requestEmailChange } from '../services/auth/src/verification/change-email';
import { buy, clerk } from './test-desk';
import { Shopper } from './test-shopper';
import { startTestStore, type TestStore } from './test-store';

const operator = { role: 'operator', userId: 1 } as const;
let shop: TestStore;

beforeAll(async () => {
  shop = await startTestStore();
});
afterAll(() => shop.close());

const park = ({ db }: Pick<Database, 'db'>) =>
  db.execute(sql`update outbox set parked_at = now(), parked_reason = 'no' where handled_at is null`);

const toSubject = ({ queue, orderId, recipient }: ParkedJob) => ({ queue, orderId, recipient });

it('names the order and the recipient of what is parked, and the order of a payment', async () => {
  const order = await buy(shop);
  const intent = order.paymentIntentId;
  await shop.order.database.db.execute(sql`
    insert into outbox (event_id, queue, type, payload)
    values (gen_random_uuid(), 'stripe-orders', 'stripe-event-received',
      jsonb_build_object('stripeEventId', 'evt_1', 'type', 'payment_intent.succeeded', 'paymentIntentId', ${intent}::text))`);
  await park(shop.order.database);
  const { jobs } = await shop.orderClient.call(parkedJobs.order.list, {}, operator);
  const [row] = await shop.order.database.db.execute<{ email: string }>(
    sql`select customer_email as email from orders where id = ${order.id}`,
  );
  expect(row?.email).toContain('@');
  expect(jobs.map(toSubject)).toEqual(
    expect.arrayContaining([
      { queue: 'stripe-orders', orderId: order.id, recipient: null },
      { queue: 'order-mails', orderId: order.id, recipient: row?.email },
      { queue: 'merchant-emails', orderId: order.id, recipient: null },
    ]),
  );
});

it('names the recipient of an account email', async () => {
  const { id } = await Shopper.create(shop);
  const { database, now } = shop.auth;
  const [account] = await database.db.select().from(users).where(eq(users.id, id));
  await database.transaction((tx) => requestEmailChange(tx, account as UserRow, 'new@example.com', now()));
  await park(database);
  const { jobs } = await shop.authClient.call(parkedJobs.auth.list, {}, operator);
  expect(jobs.map(toSubject)).toContainEqual({ queue: 'account-mails', orderId: null, recipient: 'new@example.com' });
});

it('tells on the X-ray of the order which job was discarded', async () => {
  const order = await buy(shop);
  await park(shop.order.database);
  const { jobs } = await shop.orderClient.call(parkedJobs.order.list, {}, operator);
  const job = jobs.find(({ queue, orderId }) => queue === 'order-mails' && orderId === order.id) as ParkedJob;
  const body = { eventId: job.eventId, queue: job.queue };
  expect(await shop.orderClient.call(parkedJobs.order.discard, { body }, operator)).toEqual({ discarded: true });
  const xRay = await shop.orderClient.call(getOrderXRay, { params: { id: String(order.id) } }, clerk);
  expect(xRay.jobs.filter(({ isDiscarded }) => isDiscarded).map(({ queue }) => queue)).toEqual(['order-mails']);
});
