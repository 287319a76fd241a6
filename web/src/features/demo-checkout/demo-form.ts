import { shippingForm } from '@shopwright/contracts/http/orders';
import { z } from 'zod';

/** The first checkout's fields. The card's stay in this page's memory and are sent nowhere. */
export const demoForm = shippingForm.extend({
  cardholderName: z.string().trim().min(2, 'Cardholder name is required'),
  cardNumber: z
    .string()
    .transform((text) => text.replace(/\s/g, ''))
    .refine((digits) => digits.length >= 16, 'Card number must be 16 digits'),
  expiryDate: z.string().regex(/^(0[1-9]|1[0-2])\/\d{2}$/, 'Format: MM/YY'),
  cvv: z.string().min(3, 'CVV must be 3 digits'),
});

export const blankDemoForm = {
  customerName: '',
  customerEmail: '',
  customerAddress: '',
  cardholderName: '',
  cardNumber: '',
  expiryDate: '',
  cvv: '',
};
