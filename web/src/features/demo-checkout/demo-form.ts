import { shippingForm } from '@shopwright/contracts/http/orders';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import { z } from 'zod';

const withoutGaps = (text: string) => text.replace(/[\s-]/g, '');

/** The first checkout's fields. The card's stay in this page's memory and are sent nowhere. */
export const demoForm = shippingForm.extend({
  cardholderName: z.string().trim().min(2, validationMessages.cardholder),
  cardNumber: z
    .string()
    .transform(withoutGaps)
    .pipe(z.string().regex(/^\d{16,19}$/, validationMessages.card_number)),
  expiryDate: z.string().regex(/^(0[1-9]|1[0-2])\/\d{2}$/, validationMessages.expiry),
  cvv: z.string().regex(/^\d{3,4}$/, validationMessages.cvv),
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

/** In fours, as on the card: "4242424242424242" → "4242 4242 4242 4242". */
export const groupedCardNumber = (text: string): string =>
  text
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** "1234" → "12/34". A slash that is being deleted stays deleted. */
export const slashedExpiry = (text: string): string => text.replace(/^(\d{2})(\d)/, '$1/$2').slice(0, 5);
