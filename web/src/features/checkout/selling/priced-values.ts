import { shippingForm } from '@shopwright/contracts/http/orders';
import * as z from 'zod';
import { typedAddress } from '../../../lib/typed-address';

export const pricedForm = z.strictObject({
  customerEmail: shippingForm.shape.customerEmail,
  address: typedAddress,
  vatNumber: z.string(),
});
export type PricedValues = z.input<typeof pricedForm>;
