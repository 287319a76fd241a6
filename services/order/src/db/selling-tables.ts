import type { PostalAddress } from '@shopwright/contracts/http/addresses';
import type { Discount, DiscountForm } from '@shopwright/contracts/http/discounts';
import { vatDecisions as decisions } from '@shopwright/contracts/http/order-desk';
import type { SellingSettings } from '@shopwright/contracts/http/selling';
import type { Quote, QuoteInput } from '@shopwright/contracts/pricing/quote';
import { money, oneOf, timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { orders } from './schema';

/** The settings of shipping and tax, as one document: the row with id 1. Without it nothing is set up. */
export const sellingSettings = pgTable(
  'selling_settings',
  {
    id: integer('id').primaryKey().default(1),
    version: integer('version').notNull(),
    document: jsonb('document').$type<Pick<SellingSettings, 'shipping' | 'tax'>>().notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [check('selling_settings_once', sql`${table.id} = 1`)],
);

/**
 * One row per discount that staff made. `code_key` is the code in capitals: no two discounts that are not deleted have the
 * same. `uses` counts the rows of `discount_uses` that are not released, and is never above `uses_max` when a use is added: the
 * conditional UPDATE that adds it locks the row. A deleted one stays for the orders that have it.
 */
export const discounts = pgTable(
  'discounts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    version: integer('version').notNull().default(1),
    name: text('name').notNull(),
    code: text('code'),
    codeKey: text('code_key'),
    effect: jsonb('effect').$type<Discount['effect']>().notNull(),
    target: jsonb('target').$type<Discount['target']>().notNull(),
    minimumAmount: money('minimum_amount'),
    minimumQuantity: integer('minimum_quantity'),
    firstDay: date('first_day', { mode: 'string' }),
    lastDay: date('last_day', { mode: 'string' }),
    audience: jsonb('audience').$type<Discount['audience']>().notNull(),
    usesMax: integer('uses_max'),
    usesPerCustomerMax: integer('uses_per_customer_max'),
    combines: boolean('combines').notNull(),
    isEnabled: boolean('is_enabled').notNull(),
    uses: integer('uses').notNull().default(0),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
    deletedAt: timestamptz('deleted_at'),
  },
  (table) => [
    uniqueIndex('discounts_code_once').on(table.codeKey).where(sql`deleted_at is null`),
    // Read by each quote.
    index('discounts_automatic').on(table.id).where(sql`code_key is null and deleted_at is null and is_enabled`),
    check('discounts_code', sql`(${table.code} is null) = (${table.codeKey} is null)`),
    check('discounts_uses', sql`${table.uses} >= 0`),
  ],
);

/**
 * What the last import of a file made of a discount: `outcome`, the version that it wrote, and what was there before. A batch that comes
 * again has the same outcomes by it, and undo puts back `previous` where the discount still has this version. Purged after 8 days, when an
 * import can no longer be undone.
 */
export const discountImports = pgTable('discount_imports', {
  discountId: integer('discount_id')
    .primaryKey()
    .references(() => discounts.id),
  importId: uuid('import_id').notNull(),
  outcome: text('outcome', { enum: ['created', 'updated'] }).notNull(),
  previous: jsonb('previous').$type<DiscountForm>(),
  version: integer('version').notNull(),
  writtenAt: timestamptz('written_at').notNull(),
});

const useStates = ['reserved', 'taken', 'released'] as const;

/**
 * An order's use of a discount. Reserved in the transaction that writes the order, `taken` when it is confirmed, `released` when it
 * is cancelled: the trigger `orders_discount_uses` does both, whoever changes the order. `email_hash` is the SHA-256 of the
 * customer's address, and is removed when the customer is erased.
 */
export const discountUses = pgTable(
  'discount_uses',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    discountId: integer('discount_id')
      .notNull()
      .references(() => discounts.id),
    userId: integer('user_id'),
    emailHash: text('email_hash'),
    state: text('state', { enum: useStates }).notNull().default('reserved'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.discountId] }),
    // The uses of one customer.
    index('discount_uses_of_user')
      .on(table.discountId, table.userId)
      .where(sql`state <> 'released' and user_id is not null`),
    index('discount_uses_of_email')
      .on(table.discountId, table.emailHash)
      .where(sql`state <> 'released' and email_hash is not null`),
    check('discount_uses_state', sql`${table.state} in (${oneOf(useStates)})`),
  ],
);

/**
 * What staff decided about a VAT number, for every later quote with it, and what proves it. `number` has no spaces. Of two decisions of
 * the same version one wins. Deleted with the last order that has the number when its customer is erased.
 */
export const vatDecisions = pgTable(
  'vat_decisions',
  {
    number: text('number').primaryKey(),
    decision: text('decision', { enum: decisions }).notNull(),
    reference: text('reference').notNull(),
    version: integer('version').notNull(),
    authorId: integer('author_id'),
    decidedAt: timestamptz('decided_at').notNull(),
  },
  (table) => [check('vat_decisions_decision', sql`${table.decision} in (${oneOf(decisions)})`)],
);

export const chargeTypes = ['discount', 'shipping', 'tax'] as const;

/**
 * What an order costs beside its lines, in the order in which it is shown. Written with the order and never changed. A trigger
 * holds that the order's total is its lines, less the discounts, with shipping and the taxes that are not included.
 */
export const orderCharges = pgTable(
  'order_charges',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    type: text('type', { enum: chargeTypes }).notNull(),
    /** Of a discount, shipping rate, pickup place or tax rate, which may be gone by now. */
    subjectId: text('subject_id').notNull(),
    name: text('name').notNull(),
    amount: money('amount').notNull(),
    code: text('code'),
    isReward: boolean('is_reward').notNull().default(false),
    /** The part of a discount that is taken of shipping. */
    shippingAmount: money('shipping_amount'),
    /** Of a tax: 19000 is 19%. */
    rate: integer('rate'),
    taxable: money('taxable'),
    isIncluded: boolean('is_included'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check('order_charges_type', sql`${table.type} in (${oneOf(chargeTypes)})`),
    check('order_charges_amount', sql`${table.amount} >= 0`),
    check(
      'order_charges_tax',
      sql`(${table.type} = 'tax') = (${table.rate} is not null and ${table.taxable} is not null and ${table.isIncluded} is not null)`,
    ),
  ],
);

/**
 * What the price of an order was computed from: the inputs of its quote, with the rates and names of that moment, and what each
 * line costs. Orders of a store that has set up nothing have none. `choice` is what the customer chose, in the form in which a
 * repeated call is compared. `exemption_reason` is what staff wrote when they exempted the customer. It, addresses and VAT number are
 * removed when the customer is erased.
 */
export const orderQuotes = pgTable('order_quotes', {
  orderId: integer('order_id')
    .primaryKey()
    .references(() => orders.id),
  choice: text('choice').notNull(),
  address: jsonb('address').$type<PostalAddress>(),
  billingAddress: jsonb('billing_address').$type<PostalAddress>(),
  vatNumber: text('vat_number'),
  exemption: text('exemption', { enum: ['exempt', 'reverse_charge'] }),
  exemptionReason: text('exemption_reason'),
  input: jsonb('input').$type<QuoteInput>().notNull(),
  lines: jsonb('lines').$type<Quote['lines']>().notNull(),
});

export type ChargeRow = typeof orderCharges.$inferSelect;
export type DiscountRow = typeof discounts.$inferSelect;
