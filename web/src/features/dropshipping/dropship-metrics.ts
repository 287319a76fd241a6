import type { StaffProduct } from '@shopwright/contracts/http/products';
import { centsFromDecimal } from '@shopwright/contracts/money';

const defaultMargin = 30;
const assumedSales = 10;

export const getMargin = ({ dropshipMargin }: Pick<StaffProduct, 'dropshipMargin'>): number =>
  dropshipMargin ?? defaultMargin;

/** Returns the metrics of the four cards for the dropshipped products. */
export function dropshipMetrics(products: readonly StaffProduct[]) {
  const dropshipped = products.filter(({ isDropshipped }) => isDropshipped);
  const margins = dropshipped.map(getMargin);
  const cents = dropshipped.reduce((sum, { price }) => sum + centsFromDecimal(price), 0);
  return {
    productCount: dropshipped.length,
    supplierCount: new Set(dropshipped.map(({ supplierName }) => supplierName).filter(Boolean)).size,
    revenueCents: cents * assumedSales,
    averageMargin:
      margins.length === 0
        ? defaultMargin
        : Math.round(margins.reduce((sum, margin) => sum + margin, 0) / margins.length),
  };
}
