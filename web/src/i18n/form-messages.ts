import { translate } from './language';
import type { MessageKey } from './messages';

/** The contracts' own words (they answer on the wire too) and where their translations are. */
const keys: Record<string, MessageKey> = {
  'Name must be at least 2 characters': 'form.name_min',
  'Please enter a valid email': 'form.email',
  'Please enter a complete address': 'form.address',
  'Card number must be 16 digits': 'form.card_number',
  'Format: MM/YY': 'form.expiry',
  'CVV must be 3 digits': 'form.cvv',
  'Cardholder name is required': 'form.cardholder',
  'Password must be at least 6 characters': 'form.password_min',
  'First name must be at least 2 characters': 'form.first_name',
  'Last name must be at least 2 characters': 'form.last_name',
  "Passwords don't match": 'form.passwords_differ',
  'An account with this email already exists': 'form.email_taken',
  'The current password is not right': 'form.password_wrong',
  'Enter your current password to change your email': 'form.password_needed',
  'Product name is required': 'form.product_name',
  'Description must be at least 10 characters': 'form.description_min',
  'Please enter a valid image URL': 'form.image',
  'Please enter a valid https address': 'form.https',
  'Must be a public https address': 'form.https',
  'Must be a number with at most six decimals': 'form.rate',
  'Title must be at least 2 characters': 'form.title_min',
  'Review must be at least 10 characters': 'form.review_min',
  'Choose 1 to 5 stars': 'form.stars',
  'Subject must be at least 2 characters': 'form.subject_min',
  'Message must be at least 10 characters': 'form.message_min',
  'Please enter your order number': 'form.order_number',
  'Contains characters that are not allowed': 'form.characters',
  'Must be an amount with at most two decimals': 'form.amount',
  'Must be more than 0': 'form.positive',
  'Must be a whole number': 'form.whole_number',
  'Must be 0 or more': 'form.not_negative',
  Required: 'form.required',
  'Invalid input': 'form.invalid',
  'Invalid email': 'form.invalid_email',
};

/** A validation message in the reader's language; one that nobody foresaw becomes 'Invalid input'. */
export function formMessage(message: string | undefined): string | undefined {
  if (message === undefined) return undefined;
  const key = keys[message];
  if (key) return translate(key);
  const longest = /^(?:Password must|Must) be at most (\d+) characters$/.exec(message)?.[1];
  if (longest) return translate('form.at_most', { max: longest });
  if (/received undefined|received null/.test(message)) return translate('form.required');
  return translate('form.invalid');
}
