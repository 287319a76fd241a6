import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { inArray, lt, sql } from 'drizzle-orm';
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

/** Adds the orders of a story in one transaction, once. Returns how many it added. */
export function addOrders(database: Database, { people, story, ...options }: Options): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    const [known] = await tx.select({ id: orderTable.id }).from(orderTable).where(isDemoOrder).limit(1);
    if (known) return 0;
    const stage = createStage({ ...options, tx });
    for (const [index, demo] of story.entries()) {
      await playOrder(stage, { people, products: options.products }, demo, index);
    }
    await addCustomerNote(tx, people, options.now);
    await addVisits(tx, options.now);
    return story.length;
  });
}

async function addCustomerNote(tx: Executor, { staffId }: DemoPeople, now: Date): Promise<void> {
  const isAbout = sql`lower(${customers.email}) = ${customerNote.email}`;
  const [customer] = await tx.select({ id: customers.id }).from(customers).where(isAbout);
  if (!customer) return;
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
