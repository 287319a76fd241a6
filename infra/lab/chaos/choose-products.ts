import type { Product } from '@shopwright/contracts/http/products';
import { rewardOffers } from '@shopwright/contracts/http/rewards';
import { centsFromDecimal } from '@shopwright/contracts/money';
import type postgres from 'postgres';
import type { Line } from './customer';
import { productCount } from './plan-run';
import type { StoreClient } from './store-client';

/** The number of products with so few units that customers compete for them. */
const scarceCount = 2;

export interface ChosenProducts {
  drawn: number[];
  dearLine: Line;
  /** Stock on hand of every product before the run. */
  stockBefore: Map<number, number>;
}

/**
 * Chooses scarce and plentiful products, the same in every new store, and reads all stock. Gives them enough units for a
 * long run: the plentiful last, and the scarce are sold out before its end. The client is signed in as an operator.
 */
export async function chooseProducts(
  client: StoreClient,
  sql: postgres.Sql,
  checkouts: number,
): Promise<ChosenProducts> {
  const { body } = await client.call<Product[]>('GET', '/products?limit=200');
  const inStock = body.filter(({ stockQuantity }) => stockQuantity > 0);
  const byStock = inStock.toSorted((a, b) => a.stockQuantity - b.stockQuantity || a.id - b.id);
  const scarce = byStock.slice(0, scarceCount);
  const plentiful = byStock.slice(scarceCount - productCount);
  const dear = inStock.toSorted((a, b) => b.stockQuantity / unitsOf(b) - a.stockQuantity / unitsOf(a))[0];
  if (!dear) throw new Error('The store has no product in stock');
  const needed: [Product, number][] = [
    ...scarce.map((product): [Product, number] => [product, Math.ceil(checkouts * 0.3)]),
    ...plentiful.filter(({ id }) => id !== dear.id).map((product): [Product, number] => [product, checkouts]),
    [dear, checkouts * 8],
  ];
  for (const [{ id, stockQuantity }, units] of needed) if (units > stockQuantity) await setStock(client, id, units);
  const rows = await sql<{ id: number; onHand: number }[]>`
    select id, stock_quantity as "onHand" from catalog.products`;
  return {
    drawn: [...scarce, ...plentiful].map(({ id }) => id),
    dearLine: { productId: dear.id, quantity: Math.min(99, unitsOf(dear)) },
    stockBefore: new Map(rows.map(({ id, onHand }) => [id, onHand])),
  };
}

/** Returns the number of units that cost enough for a reward. */
const unitsOf = ({ price }: Product): number =>
  Math.ceil((rewardOffers['ten-dollars'].points * 100) / centsFromDecimal(price));

async function setStock(client: StoreClient, id: number, stockQuantity: number): Promise<void> {
  const { status } = await client.call('PUT', `/products/${id}/stock`, { stockQuantity });
  if (status !== 200) throw new Error(`Setting the stock of product ${id} answered ${status}`);
}
