import type Stripe from 'stripe';
import type { BillingDetails, Shipping } from '../ledger/records';
import objects from './stripe-objects.json' with { type: 'json' };

export const { publicIntentFields } = objects;
const { tables } = objects;

type Table = keyof typeof tables;

const camelCase = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Each field of a table, with its name in our records and its usual value. */
const fieldsOf = Object.fromEntries(
  Object.entries(tables).map(([table, fields]) => [
    table,
    Object.entries(fields).map(([name, usual]) => ({ name, ownName: camelCase(name), usual: usual as unknown })),
  ]),
) as Record<Table, { name: string; ownName: string; usual: unknown }[]>;

/**
 * Builds an object of the API with all of Stripe's fields. Each comes from `given`, else from the record's field of
 * that name, else from the table, which holds the value of what the sandbox does not simulate.
 */
export function toStripe<T extends object>(table: Table, record: object = {}, given: Partial<T> = {}): T {
  const stored = record as Record<string, unknown>;
  const object: Record<string, unknown> = {};
  for (const { name, ownName, usual } of fieldsOf[table]) object[name] = stored[name] ?? stored[ownName] ?? usual;
  return Object.assign(object, given) as T;
}

export const toBillingDetails = (billing: BillingDetails = {}) =>
  toStripe<Stripe.PaymentMethod.BillingDetails>('billing_details', billing, {
    address: toStripe<Stripe.Address>('address', billing.address),
    tax_id: null,
  });

export const toShipping = (shipping: Shipping | undefined) =>
  shipping
    ? toStripe<Stripe.Charge.Shipping>('shipping', shipping, {
        address: toStripe<Stripe.Address>('address', shipping.address),
      })
    : null;

/** The fields that a dispute's evidence may have. */
export const evidenceFields = Object.keys(tables.evidence);
