import { randomUUID } from 'node:crypto';
import { listHeldReservations, reserveStock } from '@shopwright/contracts/http/reservations';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog, unbalancedProducts } from '../test-catalog';
import { runConcurrently } from '../test-concurrency';
import { owner, reservationCalls } from '../test-reservations';
import { expireReservations, purgeReleasedReservations } from './expire-reservations';
import { writeOwners } from './reservation-owners';

let catalog: TestCatalog;
const { reserve, keep, commit, release, readReserved, expire } = reservationCalls(() => catalog);

beforeAll(async () => {
  catalog = await startTestCatalog();
});
afterEach(async () => {
  expect(await unbalancedProducts(catalog.database)).toEqual([]);
});
afterAll(() => catalog.stop());

describe('one open reservation per visitor', () => {
  it('a later one replaces the earlier, also with the same and other products', async () => {
    const [a, b] = [await catalog.addProduct(), await catalog.addProduct()];
    const visitor = { owners: [owner(randomUUID())], replaces: '' };
    visitor.replaces = visitor.owners[0]?.key ?? '';
    await reserve(b.id, { quantity: 4, ...visitor });
    await reserve(b.id, { quantity: 2, ...visitor });
    expect(await readReserved(b.id)).toBe(2);
    await reserve(a.id, { quantity: 3, ...visitor });
    expect([await readReserved(a.id), await readReserved(b.id)]).toEqual([3, 0]);
  });

  it('of twenty at the same time, one keeps stock', async () => {
    const [a, b] = [await catalog.addProduct({ stockQuantity: 99 }), await catalog.addProduct({ stockQuantity: 99 })];
    const key = randomUUID();
    const calls = Array.from({ length: 20 }, (_, index) => () => {
      const [first, second] = index % 2 ? [a.id, b.id] : [b.id, a.id];
      const items = [first, second].map((productId) => ({ productId, quantity: 1 }));
      const body = { reference: randomUUID(), items, ttlSeconds: 240, owners: [owner(key)], replaces: key };
      return catalog.client.call(reserveStock, { body });
    });
    await runConcurrently(calls);
    expect([await readReserved(a.id), await readReserved(b.id)]).toEqual([1, 1]);
  });

  it('keeps the earlier one whose payment has begun, and one that cannot be replaced because the cart is refused', async () => {
    const [few, other] = [await catalog.addProduct({ stockQuantity: 3 }), await catalog.addProduct()];
    const key = randomUUID();
    const paying = await reserve(other.id, { owners: [owner(key)], replaces: key });
    await keep(paying, 'paying', { owners: [owner(key)] });
    await reserve(few.id, { owners: [owner(key)], replaces: key });
    await expect(reserve(few.id, { quantity: 4, owners: [owner(key)], replaces: key })).rejects.toMatchObject({
      code: 'out_of_stock',
    });
    expect([await readReserved(other.id), await readReserved(few.id)]).toEqual([1, 1]);
  });

  it('a replaced one can still be paid, as long as there is stock', async () => {
    const { id } = await catalog.addProduct({ stockQuantity: 3 });
    const key = randomUUID();
    const first = await reserve(id, { owners: [owner(key)], replaces: key });
    await reserve(id, { owners: [owner(key)], replaces: key });
    await commit(first);
    expect(await readReserved(id)).toBe(1);
  });
});

describe('limits', () => {
  it('429 with the seconds to wait, once an owner has too many open', async () => {
    const { id } = await catalog.addProduct();
    const key = randomUUID();
    const ends = [await reserve(id, { owners: [owner(key, { openMax: 2 })] })];
    ends.push(await reserve(id, { owners: [owner(key, { openMax: 2 })] }));
    const third = () => reserve(id, { owners: [owner(randomUUID()), owner(key, { openMax: 2 })] });
    const error = await third().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'rate_limited' });
    const { retryAfterSeconds } = error as { retryAfterSeconds: number };
    expect(retryAfterSeconds).toBeGreaterThan(200);
    expect(retryAfterSeconds).toBeLessThanOrEqual(240);
    await release(ends[0] ?? '');
    await third();
    expect(await readReserved(id)).toBe(2);
  });

  it('lets at most the allowed number of concurrent ones through', async () => {
    const { id } = await catalog.addProduct({ stockQuantity: 99 });
    const key = randomUUID();
    const calls = Array.from(
      { length: 20 },
      () => () =>
        reserve(id, { owners: [owner(key)] }).then(
          () => 1,
          () => 0,
        ),
    );
    const through = await runConcurrently(calls);
    expect(through.filter(Boolean)).toHaveLength(5);
    expect(await readReserved(id)).toBe(5);
  });

  it('beyond the units or the value of an owner, a checkout goes on without keeping stock', async () => {
    const { id } = await catalog.addProduct({ stockQuantity: 50, price: '20.00' });
    const key = randomUUID();
    await reserve(id, { quantity: 6, owners: [owner(key, { unitsMax: 10 })] });
    await reserve(id, { quantity: 5, owners: [owner(key, { unitsMax: 10 })] });
    expect(await readReserved(id)).toBe(6);
    const dear = await reserve(id, { quantity: 5, owners: [owner(key, { valueMaxCents: 21_999 })] });
    expect(await readReserved(id)).toBe(6);
    await commit(dear);
    expect(await readReserved(id)).toBe(6);
  });

  it('opened checkouts keep no more than their share of a product together', async () => {
    const { id } = await catalog.addProduct({ stockQuantity: 40 });
    const few = await catalog.addProduct({ stockQuantity: 19 });
    await runConcurrently(Array.from({ length: 30 }, () => () => reserve(id, { sharePercent: 5 })));
    await reserve(few.id, { sharePercent: 5 });
    expect([await readReserved(id), await readReserved(few.id)]).toEqual([2, 0]);
    await expect(reserve(few.id, { quantity: 20, sharePercent: 5 })).rejects.toMatchObject({ code: 'out_of_stock' });
  });
});

describe('a reservation that is over', () => {
  it('is not made again under its reference, whether it expired, was released, or was released before it was made', async () => {
    const { id } = await catalog.addProduct();
    const [expired, released, early] = [await reserve(id), await reserve(id), randomUUID()];
    await expire(expired);
    await release(released);
    expect(await release(early)).toEqual({ state: 'released' });
    for (const reference of [expired, released, early]) {
      await expect(reserve(id, { reference })).rejects.toMatchObject({ code: 'conflict' });
    }
    expect(await readReserved(id)).toBe(0);
    await expect(commit(early)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('reserves nothing when it is released while it is being made', async () => {
    const { id } = await catalog.addProduct({ stockQuantity: 50 });
    for (let round = 0; round < 20; round += 1) {
      const reference = randomUUID();
      await Promise.all([reserve(id, { reference }).catch(() => undefined), release(reference)]);
    }
    expect(await readReserved(id)).toBe(0);
  });

  it('keeps its owners while another transaction has it locked, and loses them afterwards', async () => {
    const { id } = await catalog.addProduct();
    const one = owner(randomUUID());
    const reference = await reserve(id, { owners: [one] });
    await expire(reference);
    await writeOwners(catalog.database.db, [one], reference);
    const countOwners = async () =>
      (await catalog.database.db.execute(sql`select 1 from reservation_owners where key = ${one.key}`)).length;
    await catalog.database.transaction(async (tx) => {
      await tx.execute(sql`select 1 from reservations where reference = ${reference} for update`);
      await expireReservations(catalog.database);
      expect(await countOwners()).toBe(1);
    });
    await expireReservations(catalog.database);
    expect(await countOwners()).toBe(0);
  });

  it('is purged with all others of its age, however many these are', async () => {
    await catalog.database.db.execute(sql`
      insert into reservations (reference, state, expires_at, updated_at)
      select gen_random_uuid(), 'released', now(), now() - interval '40 days' from generate_series(1, 4100)`);
    await purgeReleasedReservations(catalog.database);
    const left = await catalog.database.db.execute(
      sql`select 1 from reservations where updated_at < now() - interval '39 days'`,
    );
    expect(left).toHaveLength(0);
  });

  it('is listed while it is held, and purged a month after its release', async () => {
    const { id } = await catalog.addProduct();
    const [held, old] = [await reserve(id), await reserve(id)];
    await release(old);
    const list = (madeBeforeSeconds: string, after?: string) =>
      catalog.client.call(listHeldReservations, { query: { madeBeforeSeconds, after } });
    expect(await list('0')).toContain(held);
    expect(await list('0')).not.toContain(old);
    expect(await list('0', held)).not.toContain(held);
    expect(await list('60')).not.toContain(held);
    await catalog.database.db.execute(
      sql`update reservations set updated_at = now() - interval '31 days' where reference in (${held}, ${old})`,
    );
    await purgeReleasedReservations(catalog.database);
    const left = await catalog.database.db.execute(
      sql`select reference from reservations where reference in (${held}, ${old})`,
    );
    expect(left).toEqual([{ reference: held }]);
  });
});
