import { keepFieldsOf } from '@shopwright/contracts/address-layout';
import { postalAddress } from '@shopwright/contracts/http/addresses';
import { shippingForm } from '@shopwright/contracts/http/orders';
import * as z from 'zod';

type TypedAddress = z.input<typeof postalAddress>;

export const pricedForm = z.strictObject({
  customerEmail: shippingForm.shape.customerEmail,
  // A country may be chosen after what its addresses do not have was typed.
  address: z.preprocess((typed: TypedAddress) => keepFieldsOf(typed), postalAddress),
  vatNumber: z.string(),
});
export type PricedValues = z.input<typeof pricedForm>;
