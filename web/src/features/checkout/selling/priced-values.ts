import { shippingForm } from '@shopwright/contracts/http/orders';
import * as z from 'zod';
import { typedAddress } from '../../../lib/typed-address';

const typedTexts = z.record(z.string(), z.string().optional());

export const pricedForm = z
  .strictObject({
    customerEmail: shippingForm.shape.customerEmail,
    address: typedAddress,
    vatNumber: z.string(),
    hasBilling: z.boolean(),
    /** Checked only where the invoice is for another address. */
    billingAddress: typedTexts,
  })
  .superRefine(({ hasBilling, billingAddress }, context) => {
    if (!hasBilling) return;
    for (const { path, message } of typedAddress.safeParse(billingAddress).error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: ['billingAddress', ...path], message });
    }
  });
export type PricedValues = z.input<typeof pricedForm>;
