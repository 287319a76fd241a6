/** Screens translate the code, so a message may change here. */
export const validationMessages = {
  required: 'Required',
  name_min: 'Name must be at least 2 characters',
  first_name: 'First name must be at least 2 characters',
  last_name: 'Last name must be at least 2 characters',
  email: 'Please enter a valid email',
  email_letters: "We can't send email to addresses with accented or non-Latin letters before the @",
  email_wait: "We've sent several emails to this address. Try again in an hour",
  email_taken: 'An account with this email already exists',
  password_min: 'Password must be at least 6 characters',
  password_min_staff: 'Password must be at least 12 characters',
  password_common: 'This password is too easy to guess',
  code_wrong: 'This code is incorrect or was already used',
  team_member: 'This person is already on the team',
  team_invited: 'This address has an open invitation',
  account_disabled: 'This account is disabled',
  password_again: 'Enter the password again',
  passwords_differ: "Passwords don't match",
  password_wrong: 'The current password is incorrect',
  password_needed: 'Enter your current password to change your email',
  address: 'Please enter a complete address',
  cardholder: 'Cardholder name is required',
  card_number: 'Card number must be 16 digits',
  expiry: 'Format: MM/YY',
  cvv: 'CVV must be 3 digits',
  order_number: 'Please enter your order number',
  product_name: 'Product name is required',
  description_min: 'Description must be at least 10 characters',
  image: 'Please enter a valid image URL',
  image_gone: 'This image is no longer in the store. Upload it again',
  store_link: 'Choose the products, a category or a search of your store',
  features_max: 'At most 10 lines',
  https: 'Please enter a valid https address',
  public_https: 'Must be a public https address',
  title_min: 'Title must be at least 2 characters',
  review_min: 'Review must be at least 10 characters',
  stars: 'Choose 1 to 5 stars',
  subject_min: 'Subject must be at least 2 characters',
  message_min: 'Message must be at least 10 characters',
  characters: "Contains characters that aren't allowed",
  lost_letter: 'Contains \uFFFD where a letter was lost. Enter the text again',
  amount: 'Enter an amount such as 1234.50, without thousands separators',
  rate: 'Enter a rate with up to six decimals, such as 0.92',
  positive: 'Must be more than 0',
  compare_at_price: 'Must be more than the price',
  whole_number: 'Must be a whole number',
  not_negative: 'Must be 0 or more',
  weight: 'Enter a weight from 0 to 1,000 kg',
  slug: 'Use lower-case letters, digits and single hyphens',
  slug_taken: 'Another category has this URL slug',
  color: 'Enter a color, such as #1a4d8f',
  contrast: 'Choose a darker color: white text must be easy to read on it',
  currency_fixed: 'The currency cannot change after the first checkout',
  currency_busy: 'Orders are being added at the moment. Try again in a minute',
  currency_prices: 'Some prices have decimals, which this currency does not have',
  time_zone: 'Choose a time zone, such as Europe/Berlin',
  name_taken: 'Another category has this name',
  category_gone: 'No such category',
  sku_taken: 'This SKU is already used',
  supplier_product_taken: 'This supplier product is already in the store',
  country: 'Choose a country',
  postal_code: "This postal code doesn't exist in the country",
  percent: 'Enter a percentage from 0 to 100, such as 8.875',
  discount_code: 'Use 1 to 40 letters, digits, hyphens and underscores',
  code_taken: 'Another discount has this code',
  dates_reversed: 'Must not be before the first day',
  limit_reversed: 'Must not be less than the number before it',
  id_repeated: 'This id appears more than once',
  zones_overlap: 'This place is already in a shipping zone',
  tax_class_gone: 'No such tax class',
  products_missing: 'Choose at least one product',
  tag: 'Must be a word or a few, without commas',
  tag_repeated: 'A tag appears more than once',
  tags_max: 'At most 50 tags',
  vat_number: 'Enter a valid VAT number, such as ATU12345675',
} as const;

export type ValidationCode = keyof typeof validationMessages;

/** Builds the only message with a number. */
export const atMostMessage = (max: number, subject = 'Must'): string => `${subject} be at most ${max} characters`;

const codes = new Map<string, ValidationCode>(
  Object.entries(validationMessages).map(([code, message]) => [message, code as ValidationCode]),
);

/** Returns the number of `at_most` too; undefined for Zod's messages. */
export function validationCode(
  message: string,
): { code: ValidationCode } | { code: 'at_most'; max: string } | undefined {
  const code = codes.get(message);
  if (code) return { code };
  const max = / be at most (\d+) characters$/.exec(message)?.[1];
  return max === undefined ? undefined : { code: 'at_most', max };
}
