import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import { customerNotes, customers } from '../../services/order/src/db/customer-tables';
import { orders as orderTable, outbox } from '../../services/order/src/db/schema';
import { addVisits } from './add-visits';
import type { DemoPeople } from './customers';
import { playOrder } from './play-order';
import { createStage, type StageOptions } from './stage';
import { checkoutIds, customerNote, type DemoOrder } from './story';

/** Lets one process add the orders while another waits, and then finds them. */
const lockKey = 7_466_741;

const isDemoOrder = inArray(orderTable.checkoutId, checkoutIds);

type Options = Omit<StageOptions, 'tx'> & { people: DemoPeople; story: readonly DemoOrder[] };

/** Returns whether the store had orders of its own before that moment, and none of the demonstration. */
export async function hasOwnOrders({ db }: Database, before: Date): Promise<boolean> {
  const [demo] = await db.select({ id: orderTable.id }).from(orderTable).where(isDemoOrder).limit(1);
  const isOlder = lt(orderTable.createdAt, before);
  const [older] = await db.select({ id: orderTable.id }).from(orderTable).where(isOlder).limit(1);
  return older !== undefined && demo === undefined;
}

/**
 * Adds the orders of a story that are not there yet, each in a transaction of its own: the rows of their customers are
 * those that a purchase of theirs needs. The lock is all that the outer transaction holds. Returns how many it added.
 */
export function addOrders(database: Database, { people, story, ...options }: Options): Promise<number> {
  return database.transaction(async (locked) => {
    await locked.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    const rows = await database.db.select({ id: orderTable.checkoutId }).from(orderTable).where(isDemoOrder);
    const known = new Set(rows.map(({ id }) => id));
    let added = 0;
    for (const [index, demo] of story.entries()) {
      if (known.has(checkoutIds[index] ?? '')) continue;
      await database.transaction(async (tx) => {
        const stage = createStage({ ...options, tx });
        await playOrder(stage, { people, products: options.products }, demo, index);
      });
      added += 1;
    }
    await addCustomerNote(database.db, people, options.now);
    await addVisits(database.db, options.now);
    return added;
  });
}

async function addCustomerNote(tx: Executor, { staffId }: DemoPeople, now: Date): Promise<void> {
  const isAbout = sql`lower(${customers.email}) = ${customerNote.email}`;
  const [customer] = await tx.select({ id: customers.id }).from(customers).where(isAbout);
  if (!customer) return;
  const isNoted = eq(customerNotes.customerId, customer.id);
  const [noted] = await tx.select({ id: customerNotes.id }).from(customerNotes).where(isNoted).limit(1);
  if (noted) return;
  const createdAt = new Date(now.getTime() - customerNote.ago);
  const { body } = customerNote;
  await tx.insert(customerNotes).values({ customerId: customer.id, body, authorId: staffId ?? null, createdAt });
}

/**
 * Gives the events of the orders the time at which they were handled. Until the points are booked they keep that of the
 * seed, because the outbox loses what was handled a week ago.
 */
export async function settleOutbox({ db }: Database): Promise<void> {
  const isOfDemo = sql`exists (select from ${orderTable} where ${isDemoOrder} and ${orderTable.id}::text = ${outbox.payload}->>'orderId')`;
  await db
    .update(outbox)
    .set({ handledAt: sql`${outbox.publishedAt} + interval '0.6 s'` })
    .where(isOfDemo);
}
