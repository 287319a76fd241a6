import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import * as z from 'zod';
import type { OrderItemRow, OrderRow } from '../db/schema';

/** Stripe's limits of metadata: 50 keys, 500 characters a value. */
const chunkCharacters = 450;
const chunksMax = 40;
const nameCharacters = 80;

type Line = Pick<OrderItemRow, 'productId' | 'quantity' | 'price' | 'name' | 'isDropshipped'>;

/** Product, quantity, price in cents, name, and 1 where the supplier sends it. */
const lineTuple = z.tuple([
  z.number().int().positive(),
  z.number().int().positive(),
  z.number().int().nonnegative(),
  z.string(),
  z.union([z.literal(0), z.literal(1)]),
]);

/**
 * Describes an order in its intent's metadata, so that an order which a restored backup does not know can be made again.
 * Holds no personal data. Every attempt to create the intent must send the same, so nothing here may change.
 */
export function toIntentMetadata(order: OrderRow, lines: readonly Line[], store: string): Record<string, string> {
  return {
    orderId: String(order.id),
    orderReference: order.reference,
    store,
    ...(order.userId !== null && { userId: String(order.userId) }),
    ...(order.traceparent && { traceparent: order.traceparent }),
    ...toChunks(lines),
  };
}

/** Stores may share an account at Stripe. A payment that names no store, as before 1.0.0, must not be lost: it counts as own. */
export const isOfStore = ({ store }: Record<string, string>, publicUrl: string): boolean =>
  !store || store === publicUrl;

/** Splits the lines into values that Stripe accepts. Names are left out where they do not fit. */
function toChunks(lines: readonly Line[]): Record<string, string> {
  const sorted = [...lines].sort((a, b) => a.productId - b.productId);
  const write = (nameLength: number) =>
    JSON.stringify(
      sorted.map(({ productId, quantity, price, name, isDropshipped }) => [
        productId,
        quantity,
        centsFromDecimal(price),
        Array.from(name).slice(0, nameLength).join(''),
        isDropshipped ? 1 : 0,
      ]),
    );
  const full = Array.from(write(nameCharacters));
  const characters = full.length <= chunkCharacters * chunksMax ? full : Array.from(write(0));
  const chunks: Record<string, string> = {};
  for (let at = 0; at < characters.length; at += chunkCharacters) {
    chunks[`lines${at / chunkCharacters + 1}`] = characters.slice(at, at + chunkCharacters).join('');
  }
  return chunks;
}

/** Reads the lines of an intent that `toIntentMetadata` described; undefined where it says nothing readable. */
export function readIntentLines(metadata: Record<string, string>): Line[] | undefined {
  let text = '';
  for (let chunk = 1; metadata[`lines${chunk}`] !== undefined; chunk += 1) text += metadata[`lines${chunk}`];
  const lines = z.array(lineTuple).nonempty().safeParse(parse(text)).data;
  return lines?.map(([productId, quantity, cents, name, isDropshipped]) => ({
    productId,
    quantity,
    price: decimalFromCents(cents),
    name: name || `Product ${productId}`,
    isDropshipped: isDropshipped === 1,
  }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
