import { createHash } from 'node:crypto';
import { languages } from '@shopwright/contracts/fields';
import { returnReasons, returnStates } from '@shopwright/contracts/http/order-returns';
import * as z from 'zod';
import customersJson from './data/customers.json';
import ordersJson from './data/orders.json';

/** "3d 4h", "20m": a time before now or, in `after`, since the order. */
const duration = z
  .string()
  .regex(/^(\d+d)?( ?\d+h)?( ?\d+m)?$/)
  .transform((text) => {
    const count = (unit: string) => Number(new RegExp(`(\\d+)${unit}`).exec(text)?.[1] ?? 0);
    return ((count('d') * 24 + count('h')) * 60 + count('m')) * 60_000;
  });
const units = z.record(z.string(), z.int().min(1));
const after = duration;

const customer = z.strictObject({
  key: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.email(),
  language: z.enum(languages),
  hasAccount: z.boolean(),
  /** As they write it. */
  address: z.string(),
  /** The same for a store whose prices depend on it. */
  place: z.strictObject({
    line1: z.string(),
    line2: z.string().optional(),
    locality: z.string(),
    region: z.string().optional(),
    postalCode: z.string().default(''),
    country: z.string(),
  }),
});
export type DemoCustomer = z.output<typeof customer>;

const order = z.strictObject({
  /** The key of a customer. */
  customer: z.string(),
  ago: duration,
  /** `failed`: the bank refused the debit. `paying`: the bank has not decided on it. */
  status: z.enum(['failed', 'paying', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled']),
  pay: z.enum(['visa', 'mastercard', 'amex', 'bank']).default('visa'),
  /** Units by the slug of their product. */
  lines: units,
  /** Of two parcels the first has the first line. The last parcel of an order that is still processed has not left. */
  parcels: z.literal([1, 2]).default(1),
  cancel: z.strictObject({ author: z.enum(['customer', 'staff']), reason: z.string(), after }).optional(),
  /** Without an amount, all of it. */
  refund: z.strictObject({ amount: z.string().optional(), reason: z.string(), restock: z.boolean(), after }).optional(),
  return: z
    .strictObject({
      lines: units,
      reason: z.enum(returnReasons),
      comment: z.string(),
      after,
      state: z.enum(returnStates),
      /** The note of staff on their decision. */
      note: z.string().default(''),
      refunded: z.boolean().default(false),
      restock: z.boolean().default(false),
    })
    .optional(),
  dispute: z
    .strictObject({
      reason: z.enum(['fraudulent', 'product_not_received']),
      after,
      outcome: z.enum(['open', 'won', 'lost']),
      closedAfter: duration.optional(),
    })
    .optional(),
  messages: z.array(z.strictObject({ author: z.enum(['customer', 'staff']), after, body: z.string() })).default([]),
  /** A note of staff. */
  note: z.string().optional(),
  review: z
    .strictObject({ product: z.string(), rating: z.int().min(1).max(5), title: z.string(), content: z.string() })
    .optional(),
});
export type DemoOrder = z.output<typeof order>;

/** The customers and orders of the demonstration, from the files in `data/`, oldest order first. */
export const customers = z.array(customer).parse(customersJson);
export const orders = z.array(order).parse(ordersJson);

/** Names the checkout of an order of the demonstration, the same in every store. */
function toCheckoutId(index: number): string {
  const hex = createHash('sha256').update(`order ${index} of the demonstration`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** By these the orders of the demonstration are told from others. */
export const checkoutIds = orders.map((_, index) => toCheckoutId(index));

/** The searches of visitors, with the number of products each finds and its share out of ten. */
export const searches = [
  { query: 'microphone', results: 26, weight: 9 },
  { query: 'ring light', results: 7, weight: 7 },
  { query: 'webcam', results: 8, weight: 6 },
  { query: 'green screen', results: 2, weight: 4 },
  { query: 'usb-c cable', results: 6, weight: 4 },
  { query: 'monitor arm', results: 5, weight: 3 },
  { query: 'vr headset', results: 0, weight: 3 },
  { query: 'tripod', results: 8, weight: 2 },
];

/** A note of staff about a customer. */
export const customerNote = {
  email: 'signe.halvorsen@example.com',
  ago: 20 * 86_400_000,
  body: 'Orders for a school studio. Asks for one invoice per order, addressed to Markveien skole.',
};

export const visitDays = 91;
/** Two thirds of the visits come without a campaign. */
export const visitSources = ['newsletter', 'instagram', 'google', 'spring-sale'];
