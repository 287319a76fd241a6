import { randomUUID } from 'node:crypto';
import { setStock } from '@shopwright/contracts/http/inventory';
import { getProduct, type StaffProduct } from '@shopwright/contracts/http/products';
import {
  commitReservation,
  releaseReservation,
  reserveStock,
  restockReservation,
} from '@shopwright/contracts/http/reservations';
import { AppError } from '@shopwright/service-kit/errors';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog, unbalancedProducts } from '../test-catalog';
import { expireReservations } from './expire-reservations';

let catalog: TestCatalog;

beforeAll(async () => {
  catalog = await startTestCatalog();
});

afterAll(() => catalog.stop());

type State = 'held' | 'committed' | 'released' | 'restocked';

/** The expected behaviour for one product, without a database. */
class Model {
  reserved = 0;
  /** A closed one was restocked before it was sold, and cannot be sold any more. */
  reservations: { reference: string; quantity: number; state: State; isClosed?: boolean }[] = [];
  lowStockEvents = 0;
  isSoldSinceSet = false;

  constructor(
    public stock: number,
    readonly threshold: number,
    public isInStock = true,
  ) {}

  get available() {
    return this.isInStock ? this.stock - this.reserved : 0;
  }

  move(delta: number) {
    if (this.stock > this.threshold && this.stock + delta <= this.threshold) this.lowStockEvents += 1;
    if (delta !== 0) this.isInStock = this.stock + delta === 0 ? false : this.stock === 0 ? true : this.isInStock;
    this.stock += delta;
  }
}

interface Real {
  productId: number;
}

type Step = fc.AsyncCommand<Model, Real>;

const toErrorCode = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error: unknown) => {
      if (error instanceof AppError) return error.code;
      throw error;
    },
  );

const reserve = (quantity: number): Step => ({
  check: () => true,
  toString: () => `reserve(${quantity})`,
  async run(model, { productId }) {
    const reference = randomUUID();
    const body = { reference, items: [{ productId, quantity }], ttlSeconds: 600 };
    const isEnough = model.available >= quantity;
    expect(await toErrorCode(catalog.client.call(reserveStock, { body }))).toBe(isEnough ? 'ok' : 'out_of_stock');
    if (!isEnough) return;
    model.reserved += quantity;
    model.reservations.push({ reference, quantity, state: 'held' });
  },
});

type Reservation = Model['reservations'][number];

/** A step on one of the existing reservations. */
const onReservation = (
  name: string,
  pick: number,
  run: (model: Model, reservation: Reservation) => Promise<void>,
): Step => ({
  check: (model) => model.reservations.length > 0,
  toString: () => `${name}(${pick})`,
  run: (model) => {
    const reservation = model.reservations[pick % model.reservations.length];
    return reservation ? run(model, reservation) : Promise.resolve();
  },
});

const commit = (pick: number) =>
  onReservation('commit', pick, async (model, reservation) => {
    const isLate = reservation.state === 'released';
    const expected =
      reservation.state === 'restocked' || reservation.isClosed
        ? 'conflict'
        : isLate && model.available < reservation.quantity
          ? 'out_of_stock'
          : 'ok';
    const params = { reference: reservation.reference };
    expect(await toErrorCode(catalog.client.call(commitReservation, { params, body: {} }))).toBe(expected);
    if (expected !== 'ok' || reservation.state === 'committed') return;
    if (!isLate) model.reserved -= reservation.quantity;
    model.move(-reservation.quantity);
    model.isSoldSinceSet = true;
    reservation.state = 'committed';
  });

const release = (pick: number) =>
  onReservation('release', pick, async (model, reservation) => {
    const { state } = await catalog.client.call(releaseReservation, { params: { reference: reservation.reference } });
    expect(state).toBe(reservation.state === 'committed' ? 'committed' : 'released');
    if (reservation.state !== 'held') return;
    model.reserved -= reservation.quantity;
    reservation.state = 'released';
  });

const restock = (pick: number) =>
  onReservation('restock', pick, async (model, reservation) => {
    const { state } = await catalog.client.call(restockReservation, {
      params: { reference: reservation.reference },
      body: { except: [] },
    });
    const wasSold = reservation.state === 'committed' || reservation.state === 'restocked';
    expect(state).toBe(wasSold ? 'restocked' : 'released');
    if (reservation.state === 'held') model.reserved -= reservation.quantity;
    if (reservation.state === 'committed') model.move(reservation.quantity);
    reservation.state = wasSold ? 'restocked' : 'released';
    reservation.isClosed = !wasSold;
  });

const expire = (pick: number) =>
  onReservation('expire', pick, async (model, reservation) => {
    await catalog.database.db.execute(
      sql`update reservations set expires_at = now() - interval '1 second' where reference = ${reservation.reference}`,
    );
    await expireReservations(catalog.database);
    if (reservation.state !== 'held') return;
    model.reserved -= reservation.quantity;
    reservation.state = 'released';
  });

const set = (stockQuantity: number): Step => ({
  check: () => true,
  toString: () => `set(${stockQuantity})`,
  async run(model, { productId }) {
    const input = { params: { id: String(productId) }, body: { stockQuantity } };
    const isChange = stockQuantity !== model.stock;
    const isAllowed = stockQuantity >= model.reserved && !(isChange && model.isSoldSinceSet);
    expect(await toErrorCode(catalog.client.call(setStock, input))).toBe(isAllowed ? 'ok' : 'conflict');
    if (!isAllowed || !isChange) return;
    model.move(stockQuantity - model.stock);
    model.isSoldSinceSet = false;
  },
});

it('any sequence of commands leaves the stock of a simple model', async () => {
  const quantity = fc.integer({ min: 1, max: 6 });
  const steps = fc.commands(
    [
      quantity.map(reserve),
      fc.nat(20).map(commit),
      fc.nat(20).map(release),
      fc.nat(20).map(restock),
      fc.nat(20).map(expire),
      fc.nat(15).map(set),
    ],
    { maxCommands: 30 },
  );
  await fc.assert(
    fc.asyncProperty(steps, fc.nat(15), fc.nat(8), async (commands, stockQuantity, lowStockThreshold) => {
      const { id } = await catalog.addProduct({ stockQuantity, lowStockThreshold });
      const model = new Model(stockQuantity, lowStockThreshold);
      await fc.asyncModelRun(() => ({ model, real: { productId: id } }), commands);
      const product = (await catalog.client.call(getProduct, { params: { id: String(id) } })) as StaffProduct;
      expect(product).toMatchObject({
        stockQuantity: model.stock,
        reservedQuantity: model.reserved,
        inStock: model.isInStock,
      });
      const events = await catalog.database.db.execute(
        sql`select 1 from outbox where type = 'stock-low' and payload ->> 'productId' = ${String(id)}`,
      );
      expect(events).toHaveLength(model.lowStockEvents);
    }),
    { numRuns: 60 },
  );
  expect(await unbalancedProducts(catalog.database)).toEqual([]);
});
