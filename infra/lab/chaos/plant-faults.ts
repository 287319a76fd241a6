import postgres from 'postgres';
import { type Comparison, compareBooks, type Facts } from './compare-books';
import type { PaidBack } from './customer';
import { inRolledBack } from './in-rolled-back';
import { type Books, readStoreRows } from './read-books';

/** A wrong that is put into the books to see that a comparison names it. */
interface PlantedFault {
  name: string;
  comparison: string;
  /** Only in a run where customers did so. */
  after?: PaidBack;
  /** Changes rows, in a transaction that is rolled back. */
  statement?: string;
  /** Changes what was read from Stripe or the mailbox. */
  change?: (books: Books) => void;
}

const anOrder = "select id from orders.orders where status = 'confirmed' order by id limit 1";
const soldProduct = `select product_id from orders.order_items where order_id = (${anOrder}) order by id limit 1`;
/** Of the run: the demonstration's are older. */
const aReturn = `select i.id from orders.order_items i join orders.orders o on o.id = i.order_id
  join orders.refund_items t on t.order_item_id = i.id join orders.refunds r on r.id = t.refund_id
  where o.status = 'delivered' and r.state = 'succeeded' and t.restock_quantity > 0 order by i.id desc limit 1`;
const ofAccount = "select id from orders.orders where status = 'confirmed' and user_id is not null order by id limit 1";

const plantedFaults: PlantedFault[] = [
  {
    name: 'stock on hand -1',
    comparison: 'stock',
    statement: `update catalog.products set stock_quantity = stock_quantity - 1 where id = (${soldProduct})`,
  },
  {
    name: 'reserved +1',
    comparison: 'stock',
    statement: `update catalog.products set reserved_quantity = reserved_quantity + 1 where id = (${soldProduct})`,
  },
  {
    name: 'a sale reserved again',
    comparison: 'reservations',
    statement: `update catalog.reservations set state = 'held' where reference =
      (select reference from orders.orders where id = (${anOrder}))`,
  },
  {
    name: 'an order back to pending',
    comparison: 'orders',
    statement: `update orders.orders set status = 'pending' where id = (${anOrder})`,
  },
  {
    name: 'a total +1 cent',
    comparison: 'payments',
    statement: `update orders.orders set total = total + 0.01 where id = (${anOrder})`,
  },
  {
    name: 'an order without its payment',
    comparison: 'payments',
    statement: `update orders.orders set payment_intent_id = null where id = (${anOrder})`,
  },
  {
    name: 'an order with another customer',
    comparison: 'what customers saw',
    statement: `update orders.orders set customer_email = 'other@example.com' where id = (${anOrder})`,
  },
  {
    name: 'a return without its refund',
    comparison: 'what customers saw',
    after: 'returned',
    statement: `update orders.orders set refunded_total = 0 where id =
      (select order_id from orders.order_items where id = (${aReturn}))`,
  },
  {
    name: 'a return that is not back in stock',
    comparison: 'what customers saw',
    after: 'returned',
    statement: `update orders.refund_items set restock_quantity = 0 where order_item_id = (${aReturn})`,
  },
  {
    name: 'points +5',
    comparison: 'points',
    statement: `update auth.users set loyalty_points = loyalty_points + 5 where id =
      (select user_id from orders.orders where id = (${ofAccount}))`,
  },
  {
    name: 'an entry of points +5',
    comparison: 'points',
    statement: `update auth.loyalty_entries set points = points + 5 where kind = 'earned' and order_id = (${ofAccount})`,
  },
  {
    name: 'an event not handled',
    comparison: 'events',
    statement: `update orders.outbox set handled_at = null where event_id =
      (select event_id from orders.outbox where type = 'order-confirmed' limit 1)`,
  },
  {
    name: 'an email lost',
    comparison: 'emails',
    change: (books) => {
      const confirmed = books.events.filter(({ queue, type }) => queue === 'order-mails' && type === 'order-confirmed');
      books.emails = books.emails.filter(({ eventId }) => eventId !== confirmed[0]?.id);
    },
  },
  {
    name: 'a confirmed order refunded',
    comparison: 'payments',
    change: (books) => {
      const { paymentIntentId = '', totalCents = 0 } = books.orders.find(({ status }) => status === 'confirmed') ?? {};
      books.stripeRefunds.push({ intentId: paymentIntentId ?? '', amount: totalCents, status: 'succeeded' });
    },
  },
];

export const listPlanted = ({ planned }: Facts): PlantedFault[] =>
  plantedFaults.filter(({ after }) => after === undefined || planned.has(after));

/** Plants each fault by itself, and returns which one no comparison named. */
export async function findUnnoticed(url: string, facts: Facts): Promise<string[]> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return await findUnnoticedIn(sql, facts);
  } finally {
    await sql.end({ timeout: 2 });
  }
}

async function findUnnoticedIn(sql: postgres.Sql, facts: Facts): Promise<string[]> {
  const before = compareBooks(facts);
  const unnoticed: string[] = [];
  for (const fault of listPlanted(facts)) {
    const after = compareBooks({ ...facts, books: await plant(sql, facts.books, fault) });
    if (countOf(after, fault.comparison) <= countOf(before, fault.comparison)) unnoticed.push(fault.name);
  }
  return unnoticed;
}

const countOf = (comparisons: Comparison[], name: string): number =>
  comparisons.find((comparison) => comparison.name === name)?.differences.length ?? 0;

async function plant(sql: postgres.Sql, books: Books, { statement, change }: PlantedFault): Promise<Books> {
  let planted: Books = { ...books, stripeRefunds: [...books.stripeRefunds] };
  change?.(planted);
  if (statement === undefined) return planted;
  await inRolledBack(sql, async (tx) => {
    // The services' triggers name their tables without a schema.
    await tx.unsafe('set local search_path to orders, catalog, auth, public');
    await tx.unsafe(statement);
    planted = { ...planted, ...(await readStoreRows(tx)) };
  });
  return planted;
}
