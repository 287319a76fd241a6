import { drillSize, isLong } from '@shopwright/testing/drill';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCommit } from '../infra/lab/read-commit';
import { buyAll, makeCarts } from '../services/catalog/src/test-carts';
import { startTestCatalog, type TestCatalog, unbalancedProducts } from '../services/catalog/src/test-catalog';

const tries = drillSize(400, 20_000);
const triesOfProduct = 400;
const stock = 100;
/** Ends a run that hangs. */
const timeoutMs = 300_000 + tries * 50;

let catalog: TestCatalog;

beforeAll(async () => {
  catalog = await startTestCatalog();
});
afterAll(() => catalog.stop());

it(`sells exactly ${stock} of ${stock} units to ${triesOfProduct} concurrent customers, ${tries} times in all`, {
  timeout: timeoutMs,
}, async () => {
  const startedAt = Date.now();
  let oversold = 0;
  for (let tried = 0; tried < tries; tried += triesOfProduct) {
    const { id } = await catalog.addProduct({ stockQuantity: stock });
    const outcomes = await buyAll(catalog, makeCarts(triesOfProduct, id));
    const sold = outcomes.filter((outcome) => outcome === 'sold').length;
    oversold += Math.max(0, sold - stock);
    expect(sold).toBe(stock);
    const [left] = await catalog.database.db.execute(
      sql`select stock_quantity, reserved_quantity from products where id = ${id}`,
    );
    expect(left).toEqual({ stock_quantity: 0, reserved_quantity: 0 });
  }
  expect(await unbalancedProducts(catalog.database)).toEqual([]);
  if (isLong) report(oversold, (tries * 1000) / (Date.now() - startedAt));
});

/** The customers come in no drawn order, so there is no seed to print. */
function report(oversold: number, triesPerSecond: number): void {
  const what = `${tries.toLocaleString('en')} tries on scarce stock, ${stock} units for every ${triesOfProduct}: oversold`;
  process.stdout.write(`${what} ${oversold}, ${triesPerSecond.toFixed(0)} tries a second (commit ${readCommit()})\n`);
}
