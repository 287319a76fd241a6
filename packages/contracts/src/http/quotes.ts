import * as z from 'zod';
import { currencyCodes } from '../currencies';
import { endpoint } from '../endpoint';
import { email, language, line } from '../fields';
import { validationMessages } from '../validation-messages';
import { quotedAddress } from './addresses';
import { cartLines } from './cart';
import { rewardKinds } from './rewards';

/** What a checkout chooses, beside its cart and address. */
export const sellingChoice = {
  /** A shipping rate or a pickup place. */
  shippingRateId: z.string().max(40).optional(),
  codes: z.array(z.string().trim().min(1).max(40)).max(10).optional(),
  /** Of a business, such as ATU12345675. */
  vatNumber: line(20).optional(),
};

/** Amounts are not negative: total = subtotal − discounts + shipping + taxes that are not included. */
export const totalRow = z.object({
  type: z.enum(['subtotal', 'discount', 'shipping', 'tax', 'total']),
  /** In the language of the order where the store has a name for it. */
  label: z.string(),
  amount: z.string(),
  /** Of a discount. */
  code: z.string().optional(),
  /** Of a discount: the part that is taken of shipping. */
  shippingAmount: z.string().optional(),
  /** Of a discount: it is the customer's reward. */
  isReward: z.boolean().optional(),
  /** Of a tax, in percent. */
  rate: z.string().optional(),
  /** Of a tax: what it is charged on, without it. */
  taxable: z.string().optional(),
  isIncluded: z.boolean().optional(),
});
export type TotalRow = z.infer<typeof totalRow>;
export const totalRows = z.array(totalRow);

export const quotedTax = z.object({ label: z.string(), rate: z.string(), amount: z.string() });

export const refusalReasons = [
  'unknown_code',
  'used_up',
  'used_by_customer',
  'not_for_customer',
  'sign_in_needed',
  'email_needed',
  'not_begun',
  'ended',
  'no_matching_products',
  'below_minimum_amount',
  'below_minimum_quantity',
  'nothing_to_ship',
  'nothing_to_discount',
  'not_combinable',
  'no_destination',
  'no_rate',
  'choice_not_offered',
] as const;

export const vatNumberStates = ['accepted', 'unconfirmed', 'rejected'] as const;

export const priceQuote = z.object({
  currency: z.enum(currencyCodes),
  lines: z.array(
    z.object({
      productId: z.number(),
      name: z.string(),
      quantity: z.number(),
      /** Without tax for an exempt customer. */
      unitPrice: z.string(),
      /** Units at that price. */
      gross: z.string(),
      discounts: z.array(z.object({ label: z.string(), amount: z.string() })),
      taxes: z.array(quotedTax),
      /** What the line costs: gross less discounts, with tax that is added. */
      total: z.string(),
    }),
  ),
  /** What the address and the cart can choose from, delivery first. */
  shippingChoices: z.array(
    z.object({
      id: z.string(),
      type: z.enum(['shipping', 'pickup']),
      name: z.string(),
      /** Before `discount`. */
      price: z.string(),
      discount: z.string(),
      daysFrom: z.number().optional(),
      daysTo: z.number().optional(),
      /** Of a pickup place. */
      address: z.string().optional(),
      hours: z.string().optional(),
    }),
  ),
  totals: totalRows,
  total: z.string(),
  refused: z.array(
    z.object({
      type: z.enum(['discount', 'shipping']),
      code: z.string().optional(),
      reason: z.enum(refusalReasons),
    }),
  ),
  needsAddress: z.boolean(),
  needsShipping: z.boolean(),
  /** Why no tax is charged. */
  exemption: z.enum(['exempt', 'reverse_charge']).optional(),
  /** Of a VAT number that would make a reverse charge: any but `accepted` leaves the tax. */
  vatNumberState: z.enum(vatNumberStates).optional(),
});
export type PriceQuote = z.infer<typeof priceQuote>;

export const quotedCart = z.strictObject({
  items: cartLines.min(1, validationMessages.products_missing),
  address: quotedAddress.optional(),
  ...sellingChoice,
  /** Tells whether a code for certain customers applies. */
  customerEmail: email().optional(),
  /** A reward of the customer's that is to be used. It is reserved by the checkout alone. */
  reward: z.enum(rewardKinds).optional(),
  language: language.optional(),
});

/** Reserves nothing. 422 naming the item that is not on sale. */
export const getQuote = endpoint('order', 'POST /quote', {
  summary: 'Quotes the price of a cart',
  access: 'public',
  rateLimit: 'quote',
  body: quotedCart,
  response: priceQuote,
});
