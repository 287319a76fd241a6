import { postalAddress } from '@shopwright/contracts/http/addresses';
import { shippingForm } from '@shopwright/contracts/http/orders';
import * as z from 'zod';

export const pricedForm = z.strictObject({
  customerEmail: shippingForm.shape.customerEmail,
  address: postalAddress,
  vatNumber: z.string(),
});
export type PricedValues = z.input<typeof pricedForm>;
