import { centsFromDecimal } from '@shopwright/contracts/money';
import type { LanguageContext } from '../../i18n/language-provider';
import { listAvailability } from '../../lib/queries/availability';
import { productKey, productsKey } from '../../lib/queries/products';
import { queryClient } from '../../lib/query-client';
import { toast, toastError } from '../../ui/toast-store';
import { useCart } from './cart-store';
import { applyPrices, applyShortage } from './correct-cart';

/**
 * Compares a product that was just put in the cart with the catalog as it is now, since its page may have been open for
 * long. Corrects the price, removes what is sold out, and says when fewer are left than are in the cart. Throws where the
 * catalog is unavailable.
 */
export async function checkAdded(
  productId: number,
  { t, formatPrice }: Pick<LanguageContext, 't' | 'formatPrice'>,
): Promise<void> {
  const { reservation: reference } = useCart.getState();
  const [now] = await listAvailability({ ids: String(productId), reference });
  const { items } = useCart.getState();
  const line = items.find(({ product }) => product.id === productId);
  if (!line) return;
  const { quantity, product } = line;
  const { name } = product;
  const available = now?.available ?? 0;
  const price = now?.price ?? product.price;
  const hasNewPrice = centsFromDecimal(price) !== centsFromDecimal(product.price);
  if (available >= quantity && !hasNewPrice) return;

  if (hasNewPrice) applyPrices({ items: [{ productId, name, price, quantity }] });
  if (available <= 0) {
    applyShortage({ items: [{ productId, name, requested: quantity, available }] });
    toastError(t('cart.sold_out', { name }));
  } else if (available < quantity) {
    toastError(t('shared.stock.short', { count: available }));
  } else {
    toast(t('cart.new_price', { name, price: formatPrice(price) }));
  }
  for (const queryKey of [productsKey, [...productKey, String(productId)]])
    void queryClient.invalidateQueries({ queryKey });
}
