import type postgres from 'postgres';

/** Writes orders of 500 products over a year, in every state, by SQL. Returns how long it took. */
export async function writeOrders(sql: postgres.Sql, count: number): Promise<number> {
  const startedAt = performance.now();
  const tables = ['orders', 'order_items', 'shipments', 'refunds', 'disputes'];
  for (const table of tables) await sql.unsafe(`alter table ${table} disable trigger user`);
  await sql.begin(async (tx) => {
    await tx.unsafe(`
      insert into orders (reference, user_id, customer_name, customer_email, customer_address, total, amount_paid, status,
        payment_intent_id, expires_at, placed_at, created_at, shipment_state, refunded_total, shipped_at)
      select gen_random_uuid(), n % 5000 + 1, 'Ada Lovelace ' || n, 'customer' || n || '@example.com',
        n || ' Long Street, Springfield, ' || (array['United States', 'Deutschland', 'France', 'Japan'])[1 + n % 4], 40, 40, s.status, 'pi_bench_' || n, now(), s.at, s.at,
        case when s.status in ('shipped', 'delivered') then 'complete' when s.status = 'processing' and n % 3 = 0 then 'partial' else 'none' end,
        case when n % 50 = 0 and s.status in ('shipped', 'delivered') then 40 when n % 20 = 0 and s.status <> 'pending' then 5 else 0 end,
        case when s.status in ('shipped', 'delivered') then s.at end
      from generate_series(1, ${count}) n, lateral (
        select timestamptz '2026-01-01' + n * (interval '365 days' / ${count}) as at,
          case when n % 997 = 0 then 'pending' when n % 25 = 0 then 'cancelled' when n > ${count} - 300 then 'confirmed'
            when n > ${count} - 900 then 'processing' when n > ${count} - 4000 then 'shipped' else 'delivered' end as status) s`);
    await tx.unsafe(`
      insert into order_items (order_id, product_id, name, image, quantity, price, is_dropshipped)
      select n, (n * (line * 7 + 1)) % 500 + 1,
        'Product ' || ((n * (line * 7 + 1)) % 500 + 1) || (case when n % 4 = 0 then ' desk lamp' else ' microphone' end),
        '/images/products/lamp.webp', 1, 20, n % 11 = 0
      from generate_series(1, ${count}) n, generate_series(0, 1) line
      on conflict do nothing`);
    await tx.unsafe(`
      insert into shipments (order_id, request_key, carrier, tracking_number, created_at)
      select id, gen_random_uuid(), 'DHL', 'TRK' || id, created_at from orders where shipment_state <> 'none'`);
    await tx.unsafe(`
      insert into shipment_items (shipment_id, order_item_id, quantity)
      select s.id, i.id, 1 from shipments s join order_items i on i.order_id = s.order_id`);
    await tx.unsafe(`
      insert into refunds (order_id, origin, state, amount, stripe_key, stripe_refund_id)
      select id, 'staff', case when id % 1000 = 0 then 'failed' when id % 700 = 0 then 'pending' else 'succeeded' end,
        5, 'refund-' || id, 're_bench_' || id from orders where refunded_total > 0`);
    await tx.unsafe(`
      insert into disputes (id, order_id, amount, counted, reason, status, created_at, closed_at)
      select 'du_bench_' || id, id, 40, 40, 'fraudulent', 'needs_response', created_at,
        case when id % 4000 = 0 then null else created_at end from orders where id % 800 = 0`);
    await tx.unsafe(`
      insert into order_events (order_id, kind, from_status, to_status, actor, created_at)
      select n, 'status_changed', 'confirmed', 'processing', 'staff', now()
      from generate_series(1, ${count}) n, generate_series(1, 4)`);
  });
  // The rows that triggers would have written one by one.
  await sql.unsafe(`
    insert into order_figures select status, count(*) from orders where placed_at is not null or status = 'pending' group by status`);
  await sql.unsafe(`
    insert into customers (key, email, name, user_id, orders, spent, since, last_order_at)
    select customer_key(o), 'customer' || o.user_id || '@example.com', 'Ada Lovelace ' || o.user_id, o.user_id, count(*),
      sum(spent_on(o)), min(o.placed_at), max(o.placed_at) from orders o group by customer_key(o), o.user_id
    on conflict (key) do nothing`);
  await sql.unsafe(`
    insert into customers (key, email, name, orders, spent, since, last_order_at)
    select 'email:guest' || n || '@example.com', 'guest' || n || '@example.com', 'Grace Hopper ' || n, 1, 40, now(), now()
    from generate_series(1, ${count}) n`);
  await sql.unsafe(`insert into order_search (order_id, document) select id, order_search_document(id) from orders`);
  await sql.unsafe('update customers set searched_email = email where user_id is not null');
  for (const table of tables) await sql.unsafe(`alter table ${table} enable trigger user`);
  await sql.unsafe('vacuum analyze');
  return performance.now() - startedAt;
}
