import { isDeepStrictEqual } from 'node:util';
import { type Currency, isPayable } from '@shopwright/contracts/currencies';
import { isFeedPrice } from '@shopwright/contracts/feed-price';
import { defaultTaxClass, dropshipStock } from '@shopwright/contracts/limits';
import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import { fileLanguages, inLanguage } from '@shopwright/contracts/product-file';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import { belowReservedMessage } from '../inventory/set-stock';
import { dropshipPriceCents } from '../products/product-rules';
import { decideFeedPrice, type FeedTerms } from '../supplier-feeds/feed-terms';
import type { CurrentProduct } from './find-products';
import type { ProductValues, RowPatch, Translations, TranslationValues, ValueName } from './product-values';

/** Thrown for what a row may not say: rejects the item with a reason that names the column. */
export class RowProblem extends Error {
  constructor(column: string, reason: string) {
    super(`${column}: ${reason}`);
  }
}

export interface ImportTerms {
  currency: Currency;
  asDrafts: boolean;
  keepsStock: boolean;
  /** Where browsers find the store. */
  publicOrigin?: string | undefined;
  /** Of a run of a supplier's feed. */
  feed?: FeedTerms | undefined;
}

export type Changes = Record<string, [unknown, unknown]>;

export interface ProductPlan {
  after: ProductValues;
  translations: Translations;
  /** What differs from before, by column. All of it for a new product. */
  changes: Changes;
  /** What the price guard kept from being stored. */
  heldPrice?: string | undefined;
}

const newValues: ProductValues = {
  name: '',
  description: '',
  status: 'active',
  category: '',
  tags: [],
  collections: [],
  image: '',
  imageAlt: '',
  images: [],
  price: '0.00',
  compareAtPrice: null,
  sku: null,
  gtin: null,
  stockQuantity: 0,
  lowStockThreshold: 5,
  inStock: true,
  featured: false,
  taxClass: defaultTaxClass,
  weightGrams: 0,
  needsShipping: true,
  specs: [],
  seoTitle: null,
  seoDescription: null,
  isDropshipped: false,
  supplierName: null,
  supplierProductId: null,
  supplierCost: null,
  dropshipMargin: 30,
};

/** A variant follows these of its product. */
const ofParent = new Set<ValueName>([
  'name',
  'description',
  'status',
  'category',
  'tags',
  'collections',
  'taxClass',
  'needsShipping',
  'featured',
  'specs',
  'images',
  'imageAlt',
  'seoTitle',
  'seoDescription',
  'isDropshipped',
  'supplierName',
  'dropshipMargin',
]);
/** Variants have these instead of their product. */
const ofVariants = new Set<ValueName>([
  'price',
  'compareAtPrice',
  'sku',
  'gtin',
  'stockQuantity',
  'inStock',
  'supplierProductId',
  'supplierCost',
  'lowStockThreshold',
  'weightGrams',
]);

/** Returns what the product becomes, or throws the problem of its row. */
export function planProduct(
  patch: RowPatch,
  current: CurrentProduct | undefined,
  terms: ImportTerms,
  /** Its rows bring variants. */
  { hasVariants }: { hasVariants: boolean },
): ProductPlan {
  const before = current?.values ?? { ...newValues, status: terms.asDrafts ? 'draft' : 'active' };
  const isVariant = current !== undefined && current.row.parentId !== null;
  const isParent = hasVariants || (current !== undefined && current.row.options.length > 0);
  const left = isVariant ? ofParent : isParent ? ofVariants : undefined;
  const given = Object.fromEntries(
    Object.entries(patch.values).filter(([name]) => !left?.has(name as ValueName)),
  ) as Partial<ProductValues>;
  const after = { ...before, ...given };
  if (current?.values.status === 'archived' && given.status === undefined) restore(after, patch, terms);
  if (current === undefined) startSupply(after, given);
  else if (given.supplierCost) after.isDropshipped = given.isDropshipped ?? true;
  let heldPrice: string | undefined;
  if (!isParent) {
    heldPrice = setPrice(after, given, current?.values, terms);
    setStock(after, given, current, terms);
  }
  if (!isVariant) checkTexts(after, { isParent });
  // The main image is not shown twice.
  after.images = after.images.filter((address) => address !== after.image);
  if (given.image !== undefined && given.image !== before.image && given.imageAlt === undefined) after.imageAlt = '';
  const translations = isVariant ? {} : planTranslations(patch, current?.translations ?? {});
  return { after, translations, changes: diff(current, after, translations), heldPrice };
}

/** A supplier's item that comes again is sold again. A row that names an archived product must say that it means this. */
function restore(after: ProductValues, { slug, id }: RowPatch, { asDrafts }: ImportTerms): void {
  if (slug !== undefined || id !== undefined) {
    throw new RowProblem('status', 'This product is archived. Give it the status active or draft to bring it back');
  }
  after.status = asDrafts ? 'draft' : 'active';
}

/** A product that starts with a supplier's cost is dropshipped unless its row says otherwise. */
function startSupply(after: ProductValues, given: Partial<ProductValues>): void {
  const hasItem = Boolean(after.supplierProductId);
  if (hasItem && !after.supplierName) throw new RowProblem('supplierName', validationMessages.required);
  after.isDropshipped = given.isDropshipped ?? Boolean(after.supplierCost);
  if (after.isDropshipped && !after.supplierName) throw new RowProblem('supplierName', validationMessages.required);
}

/**
 * The price of a dropshipped product is its cost plus the markup, perhaps rounded by its feed, and stays while both do. Given another one,
 * it is refused. Returns one of a feed that waits for staff.
 */
function setPrice(
  after: ProductValues,
  given: Partial<ProductValues>,
  before: ProductValues | undefined,
  { currency, feed }: ImportTerms,
): string | undefined {
  let heldPrice: string | undefined;
  const isReckoned =
    after.isDropshipped &&
    after.supplierCost !== null &&
    (before === undefined || given.supplierCost !== undefined || given.dropshipMargin !== undefined);
  if (isReckoned) {
    const computed = dropshipPriceCents(after.supplierCost as string, after.dropshipMargin);
    if ('reason' in computed) throw new RowProblem('supplierCost', computed.reason);
    const fromFeed = feed && decideFeedPrice(feed, { after, before });
    heldPrice = fromFeed?.heldPrice;
    after.price = fromFeed?.price ?? priceFromFile(after, given, before, computed.cents);
  } else if (after.isDropshipped && after.supplierCost !== null) {
    // Without a cost in the row, the price stays what was made of the cost.
    after.price = before?.price ?? after.price;
  }
  if (Number(after.price) <= 0 && after.status === 'active') throw new RowProblem('price', validationMessages.required);
  const isSet = (column: 'price' | 'compareAtPrice') => before === undefined || after[column] !== before[column];
  if (isSet('price') && !isPayable(centsFromDecimal(after.price), currency)) {
    throw new RowProblem('price', `${after.price} is no whole amount`);
  }
  if (after.compareAtPrice === null) return heldPrice;
  if (centsFromDecimal(after.compareAtPrice) <= centsFromDecimal(after.price)) {
    if (given.compareAtPrice) throw new RowProblem('compareAtPrice', validationMessages.compare_at_price);
    after.compareAtPrice = null;
  } else if (isSet('compareAtPrice') && !isPayable(centsFromDecimal(after.compareAtPrice), currency)) {
    throw new RowProblem('compareAtPrice', `${after.compareAtPrice} is no whole amount`);
  }
  return heldPrice;
}

function priceFromFile(
  { supplierCost, dropshipMargin }: ProductValues,
  { price: given = '0.00' }: Partial<ProductValues>,
  before: ProductValues | undefined,
  computedCents: number,
): string {
  const isSame =
    before?.isDropshipped && before.supplierCost === supplierCost && before.dropshipMargin === dropshipMargin;
  const price = isSame ? before.price : decimalFromCents(computedCents);
  if (Number(given) <= 0 || given === price) return price;
  if (isFeedPrice(centsFromDecimal(given), centsFromDecimal(supplierCost ?? '0'), dropshipMargin)) return given;
  throw new RowProblem('price', `Must be the cost plus the markup: ${decimalFromCents(computedCents)}`);
}

/** The sale of a product ends with its stock and begins with it, as when staff set it. */
function setStock(
  after: ProductValues,
  given: Partial<ProductValues>,
  current: CurrentProduct | undefined,
  { keepsStock }: ImportTerms,
): void {
  if (current === undefined) {
    after.stockQuantity = given.stockQuantity ?? (after.isDropshipped && after.supplierCost ? dropshipStock : 0);
    after.inStock = (given.inStock ?? true) && after.stockQuantity > 0;
    return;
  }
  const before = current.row.stockOnHand;
  if (keepsStock) after.stockQuantity = before;
  if (after.stockQuantity < current.row.reservedQuantity) {
    throw new RowProblem('stockQuantity', belowReservedMessage(current.row.reservedQuantity));
  }
  if (after.stockQuantity === 0) after.inStock = false;
  else if (before === 0) after.inStock = given.inStock ?? true;
}

/** What products on sale must have. Others may lack all but the name. */
function checkTexts(after: ProductValues, { isParent }: { isParent: boolean }): void {
  const demanded =
    after.status === 'active' ? (['name', 'description', 'image', 'category'] as const) : (['name'] as const);
  const missing = demanded.filter((column) => after[column].trim() === '');
  if (missing.length === 0) return;
  const also = !isParent && after.status === 'active' && Number(after.price) <= 0 ? ['price'] : [];
  const [first = '', ...others] = [...missing, ...also];
  throw new RowProblem(
    first,
    [validationMessages.required, ...others.map((column) => `${column}: ${validationMessages.required}`)].join('; '),
  );
}

function planTranslations(patch: RowPatch, before: Translations): Translations {
  const entries = fileLanguages.flatMap((language) => {
    const given = patch.translations[language];
    if (!given) return [];
    const empty: TranslationValues = { name: '', description: '', specs: [], seoTitle: null, seoDescription: null };
    const texts = { ...empty, ...before[language], ...given };
    const isEmpty = texts.name === '' && texts.description === '';
    for (const column of ['name', 'description'] as const) {
      if (!isEmpty && texts[column] === '') {
        throw new RowProblem(inLanguage(column, language), validationMessages.required);
      }
    }
    return isEmpty ? [] : [[language, texts]];
  });
  const kept = fileLanguages.flatMap((language) =>
    patch.translations[language] === undefined && before[language] ? [[language, before[language]]] : [],
  );
  return Object.fromEntries([...kept, ...entries]) as Translations;
}

/** Names of categories are the same in upper and lower case. */
const isSame = (column: string, one: unknown, other: unknown): boolean =>
  column === 'category' && typeof one === 'string' && typeof other === 'string'
    ? one.toLowerCase() === other.toLowerCase()
    : isDeepStrictEqual(one, other);

function diff(current: CurrentProduct | undefined, after: ProductValues, translations: Translations): Changes {
  const before: Partial<Record<string, unknown>> = { ...(current?.values ?? newValues) };
  const changes: Changes = {};
  for (const [column, value] of Object.entries(after)) {
    if (!isSame(column, before[column], value)) changes[column] = [current ? before[column] : null, value];
  }
  for (const language of fileLanguages) {
    const [one, other] = [current?.translations[language], translations[language]];
    for (const column of ['name', 'description', 'specs', 'seoTitle', 'seoDescription'] as const) {
      const [was, is] = [one?.[column] ?? null, other?.[column] ?? null];
      if (!isDeepStrictEqual(was, is)) changes[inLanguage(column, language)] = [was, is];
    }
  }
  return changes;
}
