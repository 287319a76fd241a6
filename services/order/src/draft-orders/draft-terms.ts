import { toCustomLineId } from '@shopwright/contracts/custom-line';
import type { DraftForm, DraftOrder } from '@shopwright/contracts/http/draft-orders';
import type { ReservedLine } from '@shopwright/contracts/http/reservations';
import { centsFromDecimal } from '@shopwright/contracts/money';
import type { Discount } from '@shopwright/contracts/pricing/discounts';
import { rateFromPercent } from '@shopwright/contracts/pricing/percent';
import type { DraftRow } from '../db/draft-tables';
import type { SellingNow } from '../selling/selling-now';

/** The form that a stored draft was saved by, at the prices that it keeps. */
export const toForm = (row: DraftRow): DraftForm => ({
  userId: row.userId,
  customerName: row.customerName,
  customerEmail: row.customerEmail,
  language: row.language,
  lines: row.lines.map((line) => {
    if (line.type === 'custom') return line;
    const { name: _, ...product } = line;
    return product;
  }),
  address: row.address,
  shipping: row.shipping,
  discount: row.discount,
  note: row.note,
});

export type DraftLine = DraftOrder['lines'][number];
type Terms = Pick<DraftForm, 'shipping' | 'address'>;

/** No image is stored for what is no product: screens show a placeholder. */
const noImage = '';

export function toCustomLines(lines: readonly DraftLine[]): ReservedLine[] {
  const custom = lines.flatMap((line) => (line.type === 'custom' ? [line] : []));
  return custom.map(({ name, quantity, price, taxClass, needsShipping, weightGrams }, index) => ({
    productId: toCustomLineId(index),
    name,
    image: noImage,
    price,
    quantity,
    isDropshipped: false,
    categoryIds: [],
    collectionIds: [],
    taxClass,
    needsShipping,
    weightGrams,
  }));
}

export const listProductLines = (lines: readonly DraftLine[]) =>
  lines.flatMap((line) => (line.type === 'product' ? [line] : []));

const givenDiscountId = 'staff';

/** What staff take off is used last and always, as a reward is. */
export function toGivenDiscount(discount: DraftForm['discount']): Discount | undefined {
  if (!discount) return undefined;
  return {
    id: givenDiscountId,
    name: discount.name || 'Discount',
    effect:
      discount.kind === 'percentage'
        ? { kind: 'percentage', rate: rateFromPercent(discount.rate) }
        : { kind: 'amount', amount: centsFromDecimal(discount.amount) },
    target: { type: 'order' },
    combines: true,
    isReward: true,
  };
}

const agreedRateId = 'agreed';

export const toRateId = ({ shipping }: Pick<Terms, 'shipping'>): string | undefined =>
  shipping?.type === 'agreed' ? agreedRateId : shipping?.rateId;

/** Returns the settings of the store where, instead of its rates, the shipping that was agreed is the only one offered. */
export function withAgreedShipping(selling: SellingNow, { shipping, address }: Terms): SellingNow {
  if (shipping?.type !== 'agreed') return selling;
  const { name, amount } = shipping;
  const rate = { id: agreedRateId, name, names: {}, price: { type: 'flat' as const, amount } };
  const places = [{ ...(address && { country: address.country }) }];
  const zones = [{ id: agreedRateId, name, places, rates: [rate] }];
  return { ...selling, settings: { ...selling.settings, shipping: { zones, pickupPlaces: [] } } };
}
