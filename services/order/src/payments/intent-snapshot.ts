import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import * as z from 'zod';
import type { OrderItemRow, OrderRow } from '../db/schema';
import { chargeTypes } from '../db/selling-tables';
import { isRewardId } from '../orders/quote-order';
import type { NewCharge } from '../orders/total-rows';

/** Stripe's limits of metadata: 50 keys, 500 characters a value. */
const chunkCharacters = 450;
const chunksMax = 40;
/** Of them, for what an order costs beside its lines. */
const chargeChunksMax = 8;
const paidChunksMax = 2;
const nameCharacters = 80;

type Line = Pick<OrderItemRow, 'productId' | 'quantity' | 'price' | 'name' | 'isDropshipped'>;

/** Product, quantity, price in cents, name, and 1 where the supplier sends it. */
const lineTuple = z.tuple([
  // Negative of a line that staff typed.
  z
    .number()
    .int()
    .refine((id) => id !== 0),
  z.number().int().positive(),
  z.number().int().nonnegative(),
  z.string(),
  z.union([z.literal(0), z.literal(1)]),
]);

/**
 * Describes an order in its intent's metadata, so that an order which a restored backup does not know can be made again.
 * Holds no personal data. Every attempt to create the intent must send the same, so nothing here may change.
 */
export function toIntentMetadata(
  order: OrderRow,
  lines: readonly (Line & { paid?: string | null })[],
  store: string,
  charges: readonly NewCharge[] = [],
): Record<string, string> {
  return {
    orderId: String(order.id),
    orderReference: order.reference,
    store,
    ...(order.userId !== null && { userId: String(order.userId) }),
    ...(order.draftId != null && { draftId: String(order.draftId) }),
    ...(order.traceparent && { traceparent: order.traceparent }),
    ...toChunks('lines', describeLines(lines), chunksMax - (charges.length > 0 ? chargeChunksMax + paidChunksMax : 0)),
    ...(charges.length > 0 && toChunks('charges', describeCharges(charges), chargeChunksMax)),
    ...(charges.length > 0 && toChunks('paid', describePaid(lines), paidChunksMax)),
  };
}

/** Stores may share an account at Stripe. A payment that names no store, as before 1.0.0, must not be lost: it counts as own. */
export const isOfStore = ({ store }: Record<string, string>, publicUrl: string): boolean =>
  !store || store === publicUrl;

/** Writes something with names of so many characters. */
type Describe = (nameLength: number) => string;

const shorten = (name: string, length: number): string => Array.from(name).slice(0, length).join('');

function describeLines(lines: readonly Line[]): Describe {
  const sorted = [...lines].sort((a, b) => a.productId - b.productId);
  return (nameLength) =>
    JSON.stringify(
      sorted.map(({ productId, quantity, price, name, isDropshipped }) => [
        productId,
        quantity,
        centsFromDecimal(price),
        shorten(name, nameLength),
        isDropshipped ? 1 : 0,
      ]),
    );
}

/** What each line costs, in the order of the lines. */
const describePaid =
  (lines: readonly (Line & { paid?: string | null })[]): Describe =>
  () =>
    JSON.stringify(
      [...lines].sort((a, b) => a.productId - b.productId).map(({ paid }) => centsFromDecimal(paid ?? '0')),
    );

const describeCharges =
  (charges: readonly NewCharge[]): Describe =>
  (nameLength) =>
    JSON.stringify(
      charges.map(({ type, subjectId, name, amount, rate, taxable, isIncluded }) => [
        type,
        subjectId,
        shorten(name, nameLength),
        centsFromDecimal(amount),
        ...(rate === null ? [] : [rate, centsFromDecimal(taxable ?? '0'), isIncluded ? 1 : 0]),
      ]),
    );

/** Splits a text into values that Stripe accepts. Names are left out where they do not fit. */
function toChunks(key: string, write: Describe, max: number): Record<string, string> {
  const full = Array.from(write(nameCharacters));
  const characters = full.length <= chunkCharacters * max ? full : Array.from(write(0));
  const chunks: Record<string, string> = {};
  for (let at = 0; at < characters.length; at += chunkCharacters) {
    chunks[`${key}${at / chunkCharacters + 1}`] = characters.slice(at, at + chunkCharacters).join('');
  }
  return chunks;
}

const chargeTuple = z.union([
  z.tuple([z.enum(chargeTypes), z.string(), z.string(), z.number().int().nonnegative()]),
  z.tuple([
    z.literal('tax'),
    z.string(),
    z.string(),
    z.number().int().nonnegative(),
    z.number().int().nonnegative(),
    z.number().int().nonnegative(),
    z.union([z.literal(0), z.literal(1)]),
  ]),
]);

/** Reads the charges of an intent; undefined where it says nothing readable. */
export function readIntentCharges(metadata: Record<string, string>): NewCharge[] | undefined {
  const charges = z
    .array(chargeTuple)
    .nonempty()
    .safeParse(parse(joinChunks('charges', metadata))).data;
  return charges?.map(([type, subjectId, name, cents, rate, taxable, isIncluded]) => ({
    type,
    subjectId,
    name: name || type,
    amount: decimalFromCents(cents),
    code: null,
    isReward: type === 'discount' && isRewardId(subjectId),
    shippingAmount: null,
    rate: rate ?? null,
    taxable: taxable === undefined ? null : decimalFromCents(taxable),
    isIncluded: isIncluded === undefined ? null : isIncluded === 1,
  }));
}

/** Reads what each line of `readIntentLines` costs, in an order with charges. */
export function readIntentPaid(metadata: Record<string, string>): string[] | undefined {
  const paid = z
    .array(z.number().int().nonnegative())
    .nonempty()
    .safeParse(parse(joinChunks('paid', metadata))).data;
  return paid?.map(decimalFromCents);
}

function joinChunks(key: string, metadata: Record<string, string>): string {
  let text = '';
  for (let chunk = 1; metadata[`${key}${chunk}`] !== undefined; chunk += 1) text += metadata[`${key}${chunk}`];
  return text;
}

/** Reads the lines of an intent that `toIntentMetadata` described; undefined where it says nothing readable. */
export function readIntentLines(metadata: Record<string, string>): Line[] | undefined {
  const lines = z
    .array(lineTuple)
    .nonempty()
    .safeParse(parse(joinChunks('lines', metadata))).data;
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
