import { changeByPercent, isSellable, roundTo99 } from '@shopwright/contracts/bulk-price';
import { type Currency, centsPerUnit } from '@shopwright/contracts/currencies';
import type { BulkChange, BulkValues, SkipReason } from '@shopwright/contracts/http/product-bulk';
import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import { joinTags, tagKey, tagsMax, uniqueTags } from '@shopwright/contracts/tags';

/** A product as a bulk change finds it. */
export interface BulkProduct extends BulkValues {
  id: number;
  version: number;
  /** The price is the supplier's cost plus the markup, so that nothing else may set it. */
  isPricedFromCost: boolean;
  compareAtPrice: string | null;
  /** It is off sale, and a product on sale has its SKU. */
  isSkuTaken: boolean;
  isIncomplete: boolean;
  /** Price, stock and weight are those of its variants. */
  hasOptions: boolean;
}

interface ChangeContext {
  category: { category: string; categoryId: number } | undefined;
  now: string;
  currency: Currency;
}

const ofVariants = new Set<BulkChange['type']>(['set-price', 'change-price', 'set-in-stock', 'set-weight']);

/** Returns what to change of a product; nothing where it has that value already, or the reason why it may not change. */
export function decideChange(
  product: BulkProduct,
  change: BulkChange,
  { category, now, currency }: ChangeContext,
): Partial<BulkValues> | { reason: SkipReason } {
  const status = statusOf(product);
  if (change.type === 'set-archived') {
    if (change.isArchived === (status === 'archived')) return {};
    if (change.isArchived) return { archivedAt: now, ...noDraft(product) };
    return product.isIncomplete ? { isDraft: true } : putOnSale(product);
  }
  if (change.type === 'set-draft' && change.isDraft)
    return status === 'draft' ? {} : { archivedAt: now, isDraft: true };
  if (status === 'archived') return { reason: 'archived' };
  if (product.hasOptions && ofVariants.has(change.type)) return { reason: 'has-options' };
  switch (change.type) {
    case 'set-category':
      return category?.categoryId === product.categoryId ? {} : { ...category };
    case 'set-draft':
      return status === 'active' ? {} : putOnSale(product);
    case 'set-featured':
      return change.featured === product.featured ? {} : { featured: change.featured };
    case 'set-in-stock':
      return change.inStock === product.inStock ? {} : { inStock: change.inStock };
    case 'set-tax-class':
      return change.taxClass === product.taxClass ? {} : { taxClass: change.taxClass };
    case 'set-weight':
      return change.weightGrams === product.weightGrams ? {} : { weightGrams: change.weightGrams };
    case 'set-needs-shipping':
      return change.needsShipping === product.needsShipping ? {} : { needsShipping: change.needsShipping };
    case 'change-tags':
      return changeTags(product, change);
    default: {
      const before = centsFromDecimal(product.price);
      const after = priceAfter(before, change, currency);
      if (after === before) return {};
      if (product.isPricedFromCost) return { reason: 'price-from-cost' };
      if (!isSellable(after)) return { reason: 'price-out-of-range' };
      return isBelowCompareAt(product, after) ? { price: decimalFromCents(after) } : { reason: 'compare-at-price' };
    }
  }
}

function changeTags(
  { tags = [] }: BulkProduct,
  { add, remove }: { add: string[]; remove: string[] },
): Partial<BulkValues> | { reason: SkipReason } {
  const removed = new Set(remove.map(tagKey));
  const after = uniqueTags([...tags.filter((tag) => !removed.has(tagKey(tag))), ...add]);
  if (after.length > tagsMax) return { reason: 'too-many-tags' };
  return joinTags(after) === joinTags(tags) ? {} : { tags: after };
}

function statusOf({ archivedAt, isDraft }: BulkProduct): 'active' | 'draft' | 'archived' {
  if (archivedAt === null) return 'active';
  return isDraft ? 'draft' : 'archived';
}

const putOnSale = (product: BulkProduct): Partial<BulkValues> | { reason: SkipReason } =>
  whyOffSale(product) ?? { archivedAt: null, ...noDraft(product) };

function whyOffSale({ isSkuTaken, isIncomplete }: BulkProduct): { reason: SkipReason } | undefined {
  if (isIncomplete) return { reason: 'incomplete' };
  return isSkuTaken ? { reason: 'sku-taken' } : undefined;
}

const noDraft = ({ isDraft }: BulkProduct) => isDraft && { isDraft: false };

/** Returns the values to restore, or the reason why the product may not have them now. */
export function decideUndo(
  product: BulkProduct,
  before: BulkValues | undefined,
): Partial<BulkValues> | { reason: SkipReason } {
  if (before && before.price !== product.price) {
    if (product.isPricedFromCost) return { reason: 'price-from-cost' };
    if (!isBelowCompareAt(product, centsFromDecimal(before.price))) return { reason: 'compare-at-price' };
  }
  return (before?.archivedAt === null && whyOffSale(product)) || { ...before };
}

const isBelowCompareAt = ({ compareAtPrice }: BulkProduct, cents: number): boolean =>
  compareAtPrice === null || cents < centsFromDecimal(compareAtPrice);

type PriceChange = Extract<BulkChange, { type: 'set-price' | 'change-price' }>;

function priceAfter(cents: number, change: PriceChange, currency: Currency): number {
  if (change.type === 'set-price') return centsFromDecimal(change.price);
  const changed = changeByPercent(cents, change.percent, centsPerUnit(currency));
  return change.endsIn99 ? roundTo99(changed) : changed;
}
