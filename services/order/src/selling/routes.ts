import { getQuote } from '@shopwright/contracts/http/quotes';
import * as endpoints from '@shopwright/contracts/http/selling';
import { needsAddress, type SellingTerms } from '@shopwright/contracts/http/selling';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { OrderDeps } from '../deps';
import { discountRoutes } from './discounts';
import { quoteCart } from './quote-cart';
import { chargesOnlyGoods, forgetSelling, readSelling, type SellingNow } from './selling-now';
import { getSellingSettings, putSellingSettings } from './selling-settings';

export function sellingRoutes(routes: RouteTable, deps: OrderDeps): void {
  const { database, now } = deps;
  routes.bind(endpoints.getSellingSettings, () => getSellingSettings(database));
  routes.bind(endpoints.putSellingSettings, ({ body }) =>
    putSellingSettings(database, body, now()).finally(() => forgetSelling(database)),
  );
  routes.bind(endpoints.getSellingTerms, async () => toTerms(await readSelling(database)));
  routes.bind(getQuote, ({ body, actor }) => quoteCart(deps, body, actor));
  discountRoutes(routes, deps);
}

function toTerms(selling: SellingNow): SellingTerms {
  const { settings, hasCodes } = selling;
  const { shipping, tax } = settings;
  const zones = shipping?.zones.filter(({ rates }) => rates.length > 0) ?? [];
  const places = zones.flatMap((zone) => zone.places);
  const isWorldwide = shipping === null || places.some(({ country }) => country === undefined);
  const limits = new Set(zones.flatMap(({ rates }) => rates.map(({ freeOver }) => freeOver ?? null)));
  const [freeOver = null] = limits;
  return {
    needsAddress: needsAddress(settings),
    isPriced: !chargesOnlyGoods(selling),
    hasShipping: shipping !== null,
    shipsTo: isWorldwide ? null : [...new Set(places.flatMap(({ country }) => country ?? []))],
    hasPickup: (shipping?.pickupPlaces.length ?? 0) > 0,
    hasTax: tax !== null,
    pricesIncludeTax: tax?.pricesIncludeTax ?? false,
    hasReverseCharge: tax?.hasReverseCharge ?? false,
    freeShippingOver: limits.size === 1 ? freeOver : null,
    hasCodes,
  };
}
