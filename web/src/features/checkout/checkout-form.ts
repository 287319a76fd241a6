import { postalAddress } from '@shopwright/contracts/http/addresses';
import { shippingForm } from '@shopwright/contracts/http/orders';
import * as z from 'zod';

/** What a checkout asks for. All but the three fields of every store are there where it charges shipping, tax or discounts. */
export const checkoutForm = shippingForm.extend({
  address: postalAddress.optional(),
  billingAddress: postalAddress.optional(),
  shippingRateId: z.string().optional(),
  codes: z.array(z.string()).optional(),
  vatNumber: z.string().optional(),
  /** A decimal: the total that the customer saw. */
  quotedTotal: z.string().optional(),
});
export type CheckoutForm = z.infer<typeof checkoutForm>;

/** Returns what every step of a payment tells of the customer. */
export const toCustomer = ({ customerName, customerEmail, customerAddress }: CheckoutForm) => ({
  customerName,
  customerEmail,
  customerAddress,
});
