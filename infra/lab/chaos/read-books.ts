import type postgres from 'postgres';

/** Everything that the store, Stripe and the mailbox hold about a run, as plain rows. */
export interface Books {
  intents: { id: string; status: string; amountReceived: number; currency: string }[];
  stripeRefunds: { intentId: string; amount: number; status: string }[];
  orders: OrderEntry[];
  /** `restocked`: units that refunds put back into stock. */
  items: { orderId: number; productId: number; quantity: number; restocked: number }[];
  products: { id: number; onHand: number; reserved: number; ledger: number; held: number; sold: number }[];
  reservations: { reference: string; state: string }[];
  accounts: { id: number; points: number; ledgerPoints: number; spent: number }[];
  pointsOfOrders: { orderId: number; userId: number; points: number }[];
  redemptions: { userId: number; points: number }[];
  /** `taken`: the sold orders that have it. */
  discounts: { id: number; uses: number; usesMax: number | null; taken: number }[];
  rewards: { id: number; userId: number; state: string; orderId: number | null }[];
  events: { id: string; queue: string; type: string; orderId: number | null; state: 'done' | 'open' | 'parked' }[];
  emails: { eventId: string; to: string[] }[];
}

export interface OrderEntry {
  id: number;
  reference: string;
  status: string;
  totalCents: number;
  /** What its goods cost, which earns points. */
  goodsCents: number;
  /** What refunds that succeeded gave back. */
  refundedCents: number;
  /** What its reward took off. */
  rewardCents: number;
  currency: string;
  paymentIntentId: string | null;
  refundState: string;
  userId: number | null;
  email: string;
  rewardId: number | null;
  reviewReason: string | null;
}

/** The rows of Postgres. Everything else is read over HTTP. */
export type StoreRows = Omit<Books, 'intents' | 'stripeRefunds' | 'emails'>;

/** Reads the rows of every service, through the administrator's connection or a transaction of it. */
export async function readStoreRows(sql: postgres.Sql | postgres.TransactionSql): Promise<StoreRows> {
  return {
    orders: await sql<OrderEntry[]>`
      select id, reference, status, (total * 100)::int as "totalCents",
        (coalesce(goods_paid, total) * 100)::int as "goodsCents", (refunded_total * 100)::int as "refundedCents", (coalesce(
          (select sum(amount) from orders.order_charges c where c.order_id = o.id and c.is_reward), o.discount) * 100)::int as "rewardCents", currency,
        payment_intent_id as "paymentIntentId", refund_state as "refundState", user_id as "userId",
        customer_email as email, reward_id as "rewardId", held_reason as "reviewReason"
      from orders.orders o order by id`,
    items: await sql`
      select i.order_id as "orderId", i.product_id as "productId", i.quantity, (
        select coalesce(sum(t.restock_quantity), 0)::int from orders.refund_items t join orders.refunds r on r.id = t.refund_id
        where t.order_item_id = i.id and r.state = 'succeeded') as restocked
      from orders.order_items i`,
    products: await sql`
      select p.id, p.stock_quantity as "onHand", p.reserved_quantity as reserved,
        (select coalesce(sum(delta), 0)::int from catalog.stock_movements m where m.product_id = p.id) as ledger,
        (select coalesce(sum(i.quantity), 0)::int from catalog.reservation_items i
          join catalog.reservations r using (reference) where i.product_id = p.id and r.state = 'held') as held,
        (select coalesce(sum(i.quantity), 0)::int from catalog.reservation_items i
          join catalog.reservations r using (reference) where i.product_id = p.id and r.state = 'committed') as sold
      from catalog.products p order by p.id`,
    reservations: await sql`select reference, state from catalog.reservations`,
    accounts: await sql`
      select u.id, u.loyalty_points as points, (u.total_spent * 100)::int as spent,
        (select coalesce(sum(points), 0)::int from auth.loyalty_entries e where e.user_id = u.id) as "ledgerPoints"
      from auth.users u`,
    pointsOfOrders: await sql`
      select order_id as "orderId", user_id as "userId", sum(points)::int as points
      from auth.loyalty_entries where order_id is not null group by order_id, user_id`,
    redemptions: await sql`
      select user_id as "userId", points from auth.loyalty_entries where kind = 'redeemed'`,
    discounts: await sql`
      select d.id, d.uses, d.uses_max as "usesMax", (
        select count(*)::int from orders.order_charges c join orders.orders o on o.id = c.order_id
        where c.type = 'discount' and c.subject_id = d.id::text and o.status <> 'cancelled') as taken
      from orders.discounts d order by d.id`,
    rewards: await sql`select id, user_id as "userId", state, order_id as "orderId" from auth.rewards`,
    events: await sql`
      select event_id as id, queue, type, (payload->>'orderId')::int as "orderId",
        case when parked_at is not null then 'parked' when handled_at is null then 'open' else 'done' end as state
      from (select * from orders.outbox union all select * from catalog.outbox union all select * from auth.outbox) all_rows`,
  };
}

interface Ledger {
  paymentIntents: { id: string; status: string; amount_received: number; currency: string }[];
  refunds: { payment_intent: string; amount: number; status: string }[];
}

/** Reads what the bank holds: the sandbox's ledger. */
export async function readLedger(stripe: string): Promise<Pick<Books, 'intents' | 'stripeRefunds'>> {
  const response = await fetch(`${stripe}/_sandbox/ledger`);
  const ledger = (await response.json()) as Ledger;
  return {
    intents: ledger.paymentIntents.map(({ id, status, currency, amount_received: amountReceived }) => {
      return { id, status, currency, amountReceived };
    }),
    stripeRefunds: ledger.refunds.map(({ payment_intent: intentId, amount, status }) => ({ intentId, amount, status })),
  };
}
