import { randomUUID } from 'node:crypto';
import { restockReservation } from '@shopwright/contracts/http/reservations';
import { sleep } from '@shopwright/service-kit/runtime/deadline';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog, unbalancedProducts } from '../test-catalog';
import { owner, reservationCalls } from '../test-reservations';
import { expireReservations } from './expire-reservations';

let catalog: TestCatalog;
const { reserve, keep, commit, readReserved, expire } = reservationCalls(() => catalog);

beforeAll(async () => {
  catalog = await startTestCatalog();
});
afterEach(async () => {
  expect(await unbalancedProducts(catalog.database)).toEqual([]);
});
afterAll(() => catalog.stop());

describe('POST /internal/reservations/:reference/keep', () => {
  it('reserves for a payment that begins what the checkout did not keep, once', async () => {
    const { id } = await catalog.addProduct({ stockQuantity: 10 });
    const reference = await reserve(id, { quantity: 2, sharePercent: 5 });
    expect(await readReserved(id)).toBe(0);
    expect(await keep(reference, 'paying')).toEqual({ state: 'held' });
    expect(await readReserved(id)).toBe(2);
    await expire(reference);
    expect(await keep(reference, 'paying')).toEqual({ state: 'released' });
    expect(await readReserved(id)).toBe(0);
    expect(await keep(reference, 'attempted')).toEqual({ state: 'held' });
    expect(await commit(reference)).toEqual({ state: 'committed' });
    expect(await keep(reference, 'attempted')).toEqual({ state: 'committed' });
  });

  it('ends what a payment that begins keeps as soon as its time is over, however long the checkout stays open', async () => {
    const { id } = await catalog.addProduct({ stockQuantity: 1 });
    const reference = await reserve(id, { sharePercent: 5 });
    expect(await keep(reference, 'paying', { ttlSeconds: 1 })).toEqual({ state: 'held' });
    expect(await readReserved(id)).toBe(1);
    await sleep(1100);
    await expireReservations(catalog.database);
    expect(await readReserved(id)).toBe(0);
    expect(await keep(reference, 'paying', { ttlSeconds: 1 })).toEqual({ state: 'released' });
  });

  it('409 out_of_stock before anybody is charged; of two that begin at the same time for the last unit, one gets it', async () => {
    const { id, name } = await catalog.addProduct({ stockQuantity: 1 });
    const both = [await reserve(id, { sharePercent: 5 }), await reserve(id, { sharePercent: 5 })];
    const outcomes = await Promise.allSettled(both.map((reference) => keep(reference, 'paying')));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({
      code: 'out_of_stock',
      details: { items: [{ productId: id, name, requested: 1, available: 0 }] },
    });
    expect(await readReserved(id)).toBe(1);
  });

  it('lengthens a reservation that is held, for a payment that begins only once', async () => {
    const { id } = await catalog.addProduct();
    const reference = await reserve(id);
    const readEnd = async () => {
      const [row] = await catalog.database.db.execute<{ seconds: number }>(
        sql`select extract(epoch from expires_at - now())::int as seconds from reservations where reference = ${reference}`,
      );
      return row?.seconds ?? 0;
    };
    await keep(reference, 'paying', { ttlSeconds: 500 });
    expect(await readEnd()).toBeGreaterThan(490);
    await keep(reference, 'paying', { ttlSeconds: 800 });
    expect(await readEnd()).toBeLessThanOrEqual(500);
    await keep(reference, 'attempted', { ttlSeconds: 1000 });
    expect(await readEnd()).toBeGreaterThan(990);
  });

  it('keeps no more than the share for all payments that begin, one unit at least, until Stripe knows of an attempt', async () => {
    const [many, one] = [
      await catalog.addProduct({ stockQuantity: 40 }),
      await catalog.addProduct({ stockQuantity: 10 }),
    ];
    for (const { id } of [many, one]) {
      const references = await Promise.all(Array.from({ length: 6 }, () => reserve(id, { sharePercent: 5 })));
      await Promise.all(references.map((reference) => keep(reference, 'paying', { sharePercent: 5 })));
    }
    expect([await readReserved(many.id), await readReserved(one.id)]).toEqual([2, 1]);
    const attempted = await reserve(one.id, { quantity: 5, sharePercent: 5 });
    await keep(attempted, 'paying', { sharePercent: 5 });
    expect(await readReserved(one.id)).toBe(1);
    await keep(attempted, 'attempted');
    expect(await readReserved(one.id)).toBe(6);
  });

  it('keeps no more stock for payments that begin, where three of the product were not made', async () => {
    const { id } = await catalog.addProduct({ stockQuantity: 10 });
    for (let payment = 0; payment < 3; payment += 1) {
      const reference = await reserve(id, { sharePercent: 5 });
      expect(await keep(reference, 'paying')).toEqual({ state: 'held' });
      await expire(reference);
    }
    const honest = await reserve(id, { quantity: 10, sharePercent: 5 });
    expect(await keep(honest, 'paying')).toEqual({ state: 'released' });
    expect(await readReserved(id)).toBe(0);
    await commit(honest);
    await catalog.database.db.execute(sql`update reservations set updated_at = now() - interval '11 minutes'`);
  });

  it('does not count payments that began without stock, while their checkouts are open', async () => {
    const { id } = await catalog.addProduct({ stockQuantity: 10 });
    for (let payment = 0; payment < 3; payment += 1) {
      const large = await reserve(id, { quantity: 5, sharePercent: 5 });
      expect(await keep(large, 'paying')).toEqual({ state: 'released' });
    }
    expect(await keep(await reserve(id, { sharePercent: 5 }), 'paying')).toEqual({ state: 'held' });
  });

  it('does not count payments that Stripe knows of', async () => {
    const { id } = await catalog.addProduct({ stockQuantity: 10 });
    for (let payment = 0; payment < 3; payment += 1) {
      const reference = await reserve(id, { sharePercent: 5 });
      await keep(reference, 'paying');
      await keep(reference, 'attempted');
      await expire(reference);
    }
    expect(await keep(await reserve(id, { sharePercent: 5 }), 'paying')).toEqual({ state: 'held' });
  });

  it('never refuses a payment that begins because of an owner’s limits', async () => {
    const { id } = await catalog.addProduct({ stockQuantity: 10 });
    const one = owner(randomUUID(), { openMax: 1 });
    const late = await reserve(id, { sharePercent: 5 });
    await reserve(id, { owners: [one] });
    expect(await keep(late, 'paying', { owners: [one] })).toEqual({ state: 'released' });
  });

  it('409 conflict once the order is cancelled', async () => {
    const { id } = await catalog.addProduct();
    const reference = await reserve(id);
    await catalog.client.call(restockReservation, { params: { reference }, body: { except: [] } });
    await expect(keep(reference, 'attempted')).rejects.toMatchObject({ code: 'conflict' });
    await expect(commit(reference)).rejects.toMatchObject({ code: 'conflict' });
    await expect(keep(randomUUID(), 'paying')).rejects.toMatchObject({ code: 'conflict' });
  });
});
