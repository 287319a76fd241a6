import { type ShippingForm, shippingForm } from '@shopwright/contracts/http/orders';
import { z } from 'zod';
import { readStored, writeStored } from '../../lib/local-storage';

/**
 * Where a shopper was when the page was reloaded or left for the bank's. It dies with the tab, and holds no more
 * than they typed into the shipping form themselves.
 */
const draft = z.object({
  checkoutId: z.string(),
  form: shippingForm,
  total: z.string(),
  paymentIntentId: z.string(),
});
export type Draft = z.infer<typeof draft>;

const key = 'checkout-draft';
const session = () => sessionStorage;

export function readDraft(): Draft | undefined {
  const stored = readStored(key, session);
  if (stored === null) return undefined;
  try {
    const parsed = draft.safeParse(JSON.parse(stored));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

export const saveDraft = (checkoutId: string, form: ShippingForm, total: string, paymentIntentId: string): void =>
  writeStored(key, JSON.stringify({ checkoutId, form, total, paymentIntentId } satisfies Draft), session);

export const dropDraft = (): void => writeStored(key, null, session);
