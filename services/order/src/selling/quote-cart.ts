import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { getQuote, PriceQuote } from '@shopwright/contracts/http/quotes';
import { listQuotedProducts } from '@shopwright/contracts/http/reservations';
import { rewardOffers } from '@shopwright/contracts/http/rewards';
import { fieldError } from '@shopwright/service-kit/errors';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import type { OrderDeps } from '../deps';
import { computePrice } from './compute-price';
import { toPlace } from './selling-choice';
import { readSelling } from './selling-now';
import { toPriceQuote } from './to-price-quote';

type Input = BodyOf<typeof getQuote>;

/** Quotes a cart at the catalog's present prices. Reserves nothing. */
export async function quoteCart(deps: OrderDeps, input: Input, actor: Actor): Promise<PriceQuote> {
  const { items, address, shippingRateId, codes, vatNumber, customerEmail, reward, language } = input;
  const ids = items.map(({ productId }) => productId).join();
  const [{ products, currency }, selling] = await Promise.all([
    deps.catalog.call(listQuotedProducts, { query: { ids, language } }),
    readSelling(deps.database),
  ]);
  const lines = items.map(({ productId, quantity }, index) => {
    const product = products.find((one) => one.productId === productId);
    if (!product) throw fieldError('unprocessable', `items.${index}.productId`, 'This product is not on sale');
    return { ...product, quantity };
  });
  const sale = {
    lines,
    currency,
    selling,
    destination: address && toPlace(address),
    shippingRateId,
    codes,
    vatNumber,
    reward: reward && { id: 0, discountCents: rewardOffers[reward].discountCents },
    language,
    buyer: { userId: actor.userId, visitorId: actor.visitorId, email: customerEmail },
    isBinding: false,
  };
  return toPriceQuote(await computePrice(deps, sale), sale);
}
