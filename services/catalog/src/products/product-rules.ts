import { randomBytes } from 'node:crypto';
import { isFeedPrice } from '@shopwright/contracts/feed-price';
import { centsFromDecimal, decimalFromCents, maxCents } from '@shopwright/contracts/money';
import { sellingPriceCents } from '@shopwright/contracts/price-rules';
import { toSlug } from '@shopwright/contracts/slug';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import { type Executor, violatedConstraint } from '@shopwright/service-kit/database/connection';
import { fieldError } from '@shopwright/service-kit/errors';
import transliterate from '@sindresorhus/transliterate';
import { eq, sql } from 'drizzle-orm';
import { categories } from '../db/categories';

/** Returns the price of a dropshipped product, or the reason why its cost makes no valid price. */
export function dropshipPriceCents(
  supplierCost: string,
  marginPercent: number,
): { cents: number } | { reason: string } {
  const cents = sellingPriceCents(centsFromDecimal(supplierCost), marginPercent);
  if (cents <= 0) return { reason: validationMessages.positive };
  if (cents > maxCents) return { reason: 'Results in a price that is too high' };
  return { cents };
}

interface DropshipTerms {
  price: string;
  supplierCost: string;
  dropshipMargin: number;
}

/**
 * Returns the price, which is the cost plus the markup, perhaps rounded as a feed does. Throws `invalid_request` for any other one, rather than
 * replace it silently.
 */
export function checkDropshipPrice({ price, supplierCost, dropshipMargin }: DropshipTerms): string {
  const computed = dropshipPriceCents(supplierCost, dropshipMargin);
  if ('reason' in computed) throw fieldError('invalid_request', 'supplierCost', computed.reason);
  const cents = centsFromDecimal(price);
  if (!isFeedPrice(cents, centsFromDecimal(supplierCost), dropshipMargin)) {
    throw fieldError(
      'invalid_request',
      'price',
      `Must be the cost plus the markup: ${decimalFromCents(computed.cents)}`,
    );
  }
  return decimalFromCents(cents);
}

/** Throws `invalid_request` unless the compare-at price, where there is one, is more than the price. */
export function checkCompareAtPrice(price: string, compareAtPrice: string | null | undefined): void {
  if (!compareAtPrice || centsFromDecimal(compareAtPrice) > centsFromDecimal(price)) return;
  throw fieldError('invalid_request', 'compareAtPrice', validationMessages.compare_at_price);
}

/** Translates a violation of the unique supplier product or SKU. Returns any other error unchanged. */
export function asDuplicateProduct(error: unknown): unknown {
  switch (violatedConstraint(error)) {
    case 'products_supplier_item':
      return fieldError('conflict', 'supplierProductId', validationMessages.supplier_product_taken);
    case 'products_sku':
      return fieldError('conflict', 'sku', validationMessages.sku_taken);
    default:
      return error;
  }
}

const privateSuffix = /\.(local|localhost|internal|intranet|lan|home\.arpa|test|invalid)$/;
const ipAddress = /^\[|^\d+\.\d+\.\d+\.\d+$/;

/**
 * Returns whether an address names a public host by its full domain name and contains no credentials. The URL parser
 * turns every notation of an IP address into a dotted or bracketed one, so all of them are refused.
 */
export function hasPublicHost(address: string): boolean {
  const { hostname, username, password } = new URL(address);
  const name = hostname.replace(/\.$/, '');
  const isName = name.includes('.') && !ipAddress.test(name) && !privateSuffix.test(name);
  return isName && username === '' && password === '';
}

/** Throws `invalid_request` for the field if it names an address at which no supplier can be. */
export function checkPublicHost(field: string, address: string | null | undefined): void {
  if (address && !hasPublicHost(address)) {
    throw fieldError('invalid_request', field, validationMessages.public_https);
  }
}

/** Turns 'Café Lamp' into 'cafe-lamp-9f3ac2b1'. The random end makes the slug unique without a lookup. */
export const newSlug = (name: string): string =>
  [toSlug(transliterate(name)) || 'product', randomBytes(4).toString('hex')].join('-');

interface CategoryInput {
  category: string;
  categoryId?: number | null;
}

/**
 * Finds the category by id, else by name, and returns its name with its id, so that the two never disagree: the lock
 * keeps it from being renamed, merged or deleted until the product is written. A category that was merged leads to the
 * other one. A name without a category is kept as text.
 */
export async function findCategory(tx: Executor, { category, categoryId }: CategoryInput): Promise<FoundCategory> {
  const isRequested = categoryId ? eq(categories.id, categoryId) : sql`lower(${categories.name}) = lower(${category})`;
  const [found] = await tx
    .select({ id: categories.id, name: categories.name, mergedIntoId: categories.mergedIntoId })
    .from(categories)
    .where(isRequested)
    .for('share');
  if (found?.mergedIntoId) return findCategory(tx, { category, categoryId: found.mergedIntoId });
  if (found) return { category: found.name, categoryId: found.id };
  if (categoryId) throw fieldError('invalid_request', 'categoryId', validationMessages.category_gone);
  return { category, categoryId: null };
}

interface FoundCategory {
  category: string;
  categoryId: number | null;
}
