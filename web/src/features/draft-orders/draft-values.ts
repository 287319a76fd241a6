import { keepFieldsOf } from '@shopwright/contracts/address-layout';
import { languages } from '@shopwright/contracts/fields';
import { type DraftOrder, draftForm } from '@shopwright/contracts/http/draft-orders';
import { defaultTaxClass } from '@shopwright/contracts/limits';
import * as z from 'zod';
import { blankAddress } from '../../lib/typed-address';
import type { DraftInput } from './api';

const text = z.string();

const line = z.strictObject({
  type: z.enum(['product', 'custom']),
  /** 0 of a line that is no product. */
  productId: z.number(),
  name: text,
  quantity: text,
  price: text,
  taxClass: text,
  needsShipping: z.boolean(),
  /** Kept as it was saved, by an API client: the form does not ask for it. */
  weightGrams: z.number(),
});
export type LineValues = z.infer<typeof line>;

export const draftValues = z.strictObject({
  userId: z.number().nullable(),
  customerName: text,
  customerEmail: text,
  language: z.enum(languages),
  lines: z.array(line),
  hasAddress: z.boolean(),
  address: z.strictObject({
    name: text,
    company: text,
    line1: text,
    line2: text,
    locality: text,
    region: text,
    postalCode: text,
    country: text,
    phone: text,
  }),
  /** A rate of the store, "agreed", or empty. */
  shipping: text,
  shippingName: text,
  shippingAmount: text,
  discount: z.enum(['none', 'percentage', 'amount']),
  discountValue: text,
  discountName: text,
  note: text,
});
export type DraftValues = z.infer<typeof draftValues>;

export const blankDraft: DraftValues = {
  userId: null,
  customerName: '',
  customerEmail: '',
  language: 'en',
  lines: [],
  hasAddress: false,
  address: { ...blankAddress },
  shipping: '',
  shippingName: '',
  shippingAmount: '',
  discount: 'none',
  discountValue: '',
  discountName: '',
  note: '',
};

/** Of a line that staff type. */
export const blankLine: LineValues = {
  type: 'custom',
  productId: 0,
  name: '',
  quantity: '1',
  price: '',
  taxClass: defaultTaxClass,
  needsShipping: false,
  weightGrams: 0,
};

const toWhole = (typed: string): number => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : Number.NaN);

function toLine({
  type,
  productId,
  name,
  quantity,
  price,
  taxClass,
  needsShipping,
  weightGrams,
}: LineValues): DraftInput['lines'][number] {
  const units = toWhole(quantity);
  if (type === 'product') return { type, productId, quantity: units, ...(price.trim() !== '' && { price }) };
  return { type, name, quantity: units, price, taxClass, needsShipping, weightGrams };
}

function toShipping({ shipping, shippingName, shippingAmount }: DraftValues): DraftInput['shipping'] {
  if (shipping === '') return null;
  return shipping === 'agreed'
    ? { type: 'agreed', name: shippingName, amount: shippingAmount }
    : { type: 'rate', rateId: shipping };
}

function toDiscount({ discount, discountValue, discountName: name }: DraftValues): DraftInput['discount'] {
  if (discount === 'none') return null;
  return discount === 'percentage'
    ? { kind: discount, rate: discountValue, name }
    : { kind: discount, amount: discountValue, name };
}

/** What is sent of a form. A draft may have no address yet. */
export function toDraft(typed: DraftValues): DraftInput {
  const { userId, customerName, customerEmail, language, lines, hasAddress, address, note } = typed;
  return {
    userId,
    customerName,
    customerEmail,
    language,
    lines: lines.map(toLine),
    address: hasAddress ? keepFieldsOf(address) : null,
    shipping: toShipping(typed),
    discount: toDiscount(typed),
    note,
  };
}

const fieldOf: Partial<Record<string, string>> = {
  'shipping.name': 'shippingName',
  'shipping.amount': 'shippingAmount',
  'shipping.rateId': 'shipping',
  'discount.rate': 'discountValue',
  'discount.amount': 'discountValue',
  'discount.name': 'discountName',
};

/** The field of the form for one that the server names. */
export const toField = (path: string): string => fieldOf[path] ?? path;

export const draftFields = draftValues.superRefine((typed, context) => {
  for (const { path, message } of draftForm.safeParse(toDraft(typed)).error?.issues ?? []) {
    context.addIssue({ code: 'custom', path: toField(path.join('.')).split('.'), message });
  }
});

/** Fills the form from a draft. */
export function toDraftValues(draft: DraftOrder): DraftValues {
  const { userId, customerName, customerEmail, language, lines, address, shipping, discount, note } = draft;
  return {
    userId,
    customerName,
    customerEmail,
    language,
    lines: lines.map((one) => ({
      ...blankLine,
      type: one.type,
      name: one.name,
      quantity: String(one.quantity),
      price: one.price,
      ...(one.type === 'product'
        ? { productId: one.productId, needsShipping: true }
        : { taxClass: one.taxClass, needsShipping: one.needsShipping, weightGrams: one.weightGrams }),
    })),
    hasAddress: address !== null,
    address: { ...blankAddress, ...address },
    shipping: shipping === null ? '' : shipping.type === 'agreed' ? 'agreed' : shipping.rateId,
    shippingName: shipping?.type === 'agreed' ? shipping.name : '',
    shippingAmount: shipping?.type === 'agreed' ? shipping.amount : '',
    discount: discount?.kind ?? 'none',
    discountValue: discount ? (discount.kind === 'percentage' ? discount.rate : discount.amount) : '',
    discountName: discount?.name ?? '',
    note,
  };
}
