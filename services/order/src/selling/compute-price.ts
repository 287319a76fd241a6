import { type Currency, centsPerUnit } from '@shopwright/contracts/currencies';
import type { Language } from '@shopwright/contracts/fields';
import type { PriceQuote } from '@shopwright/contracts/http/quotes';
import { defaultTaxClass } from '@shopwright/contracts/limits';
import { centsFromDecimal } from '@shopwright/contracts/money';
import type { Discount, RefusedDiscount } from '@shopwright/contracts/pricing/discounts';
import type { Place } from '@shopwright/contracts/pricing/place';
import { type Quote, type QuoteInput, quote } from '@shopwright/contracts/pricing/quote';
import { isReverseCharged, toShippingSettings, toTaxSettings } from '@shopwright/contracts/pricing/selling-input';
import { toStoreDay } from '@shopwright/contracts/store-day';
import type { OrderDeps } from '../deps';
import { type RewardTerms, toRewardDiscount } from '../orders/quote-order';
import { readVatState } from '../orders/read-vat-decision';
import { readTimeZone } from '../store-time-zone';
import { findDiscounts } from './find-discounts';
import { readTaxExemption } from './read-tax-exemption';
import type { Buyer } from './selling-choice';
import type { SellingNow } from './selling-now';
import { readVatCountry } from './vat-number';

/** A product of a cart, as the catalog describes it. */
interface SoldLine {
  productId: number;
  name: string;
  localName?: string | null;
  price: string;
  quantity: number;
  parentId?: number | null;
  categoryId?: number | null;
  categoryIds?: readonly number[];
  collectionIds?: readonly number[];
  taxClass?: string;
  weightGrams?: number;
  needsShipping?: boolean;
}

export interface Sale {
  lines: readonly SoldLine[];
  currency: Currency;
  selling: SellingNow;
  destination?: Place;
  shippingRateId?: string;
  codes?: readonly string[];
  vatNumber?: string;
  reward?: RewardTerms;
  buyer: Buyer;
  language?: Language;
  isBinding: boolean;
  /** What staff take off. It comes after all other discounts, and combines with each. */
  given?: Discount;
  /** What turned out to be taken after an earlier quote. */
  refused?: readonly RefusedDiscount[];
}

export interface Price {
  input: QuoteInput;
  quote: Quote;
  /** Why the customer pays no tax, where staff exempted them. */
  exemptionReason?: string;
  vatNumberState?: PriceQuote['vatNumberState'];
}

/** Computes what a cart costs in this store, with the discounts that the customer may have now. */
export async function computePrice(
  deps: Pick<OrderDeps, 'database' | 'catalog' | 'now'>,
  {
    lines,
    currency,
    selling,
    destination,
    shippingRateId,
    reward,
    given,
    language = 'en',
    refused = [],
    ...sale
  }: Sale,
): Promise<Price> {
  const { shipping, tax } = selling.settings;
  const found = await findDiscounts(deps.database.db, { ...sale, selling, codes: sale.codes ?? [] });
  const discounts = found.discounts.filter(({ id }) => !refused.some(({ discountId }) => discountId === id));
  const { reason = null } = (tax && (await readTaxExemption(deps.database.db, sale.buyer.userId ?? null))) ?? {};
  const vatCountry = sale.vatNumber === undefined ? undefined : readVatCountry(sale.vatNumber);
  const vatNumberState =
    tax && sale.vatNumber !== undefined && isReverseCharged(tax, destination, vatCountry)
      ? await readVatState(deps.database.db, sale.vatNumber, tax)
      : undefined;
  const exemption = vatNumberState === 'accepted' ? 'reverse_charge' : reason === null ? undefined : 'exempt';
  const input: QuoteInput = {
    step: centsPerUnit(currency),
    lines: lines.map(toQuoteLine),
    ...(destination && { destination }),
    ...(shipping && { shipping: toShippingSettings(shipping, language) }),
    ...(shippingRateId !== undefined && { shippingChoiceId: shippingRateId }),
    ...(tax && { tax: toTaxSettings(tax) }),
    ...(exemption && { exemption }),
    discounts: [...discounts, ...(given ? [given] : []), ...(reward ? [toRewardDiscount(reward)] : [])],
    refused: [...found.refused, ...refused],
  };
  const day = needsDay(input) ? toStoreDay(deps.now(), await readTimeZone(deps)) : undefined;
  const dated = { ...input, ...(day !== undefined && { day }) };
  const price = { input: dated, quote: quote(dated), ...(vatNumberState && { vatNumberState }) };
  return { ...price, ...(exemption === 'exempt' && reason && { exemptionReason: reason }) };
}

const toQuoteLine = (line: SoldLine): QuoteInput['lines'][number] => ({
  id: String(line.productId),
  productId: line.productId,
  parentId: line.parentId ?? null,
  unitPrice: centsFromDecimal(line.price),
  quantity: line.quantity,
  taxClass: line.taxClass ?? defaultTaxClass,
  needsShipping: line.needsShipping ?? true,
  weightGrams: line.weightGrams ?? 0,
  categoryIds: line.categoryIds ?? (line.categoryId == null ? [] : [line.categoryId]),
  collectionIds: line.collectionIds ?? [],
});

const isDated = ({ firstDay, lastDay }: Pick<Discount, 'firstDay' | 'lastDay'>): boolean =>
  (firstDay ?? lastDay) !== undefined;

const needsDay = ({ tax, discounts = [] }: QuoteInput): boolean =>
  discounts.some(isDated) || (tax?.rates.some(isDated) ?? false);
