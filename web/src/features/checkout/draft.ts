import * as z from 'zod';
import { readStored, writeStored } from '../../lib/local-storage';
import { checkoutForm } from './checkout-form';

/**
 * The state of a checkout when the page was reloaded, or left for the bank's or another one. It ends with the tab, and
 * holds no more than the shopper typed into the shipping form.
 */
const draft = z.object({
  checkoutId: z.string(),
  form: checkoutForm,
  total: z.string(),
  paymentIntentId: z.string(),
  rewardId: z.number().optional(),
  /** The lines that the payment is for: the cart may have changed since. */
  lines: z.array(z.object({ productId: z.number(), quantity: z.number() })),
});
type Draft = z.infer<typeof draft>;

/** Not checked: what is half typed is kept as it is. */
const typed = z.object({
  customerName: z.string(),
  customerEmail: z.string(),
  customerAddress: z.string(),
  address: z
    .object({
      name: z.string(),
      company: z.string().optional(),
      line1: z.string(),
      line2: z.string().optional(),
      locality: z.string().optional(),
      region: z.string().optional(),
      postalCode: z.string().optional(),
      country: z.string(),
      phone: z.string().optional(),
    })
    .optional(),
  billingAddress: z.record(z.string(), z.string().optional()).optional(),
  vatNumber: z.string().optional(),
});
type Typed = z.infer<typeof typed>;

const draftKey = 'checkout-draft';
const typedKey = 'checkout-typed';
const session = () => sessionStorage;

export const readDraft = (): Draft | undefined => read(draftKey, draft);
export const saveDraft = (value: Draft): void => writeStored(draftKey, JSON.stringify(value), session);

export const readTyped = (): Typed | undefined => read(typedKey, typed);
export const saveTyped = (value: Typed): void => writeStored(typedKey, JSON.stringify(value), session);

export function dropDraft(): void {
  for (const key of [draftKey, typedKey]) writeStored(key, null, session);
}

function read<Value>(key: string, schema: z.ZodType<Value>): Value | undefined {
  const stored = readStored(key, session);
  if (stored === null) return undefined;
  try {
    return schema.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}
