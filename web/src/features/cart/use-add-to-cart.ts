import type { Product } from '@shopwright/contracts/http/products';
import { cartLinesMax, quantityMax } from '@shopwright/contracts/limits';
import { withMessages } from '../../i18n/language';
import { useLanguage } from '../../i18n/language-provider';
import { toast, toastError } from '../../ui/toast-store';
import { rememberToast, useCart } from './cart-store';

const quantityOf = (productId: number): number =>
  useCart.getState().items.find(({ product }) => product.id === productId)?.quantity ?? 0;

/** Puts a product in the cart and says so in the words of the place it was done from. Corrects the line where it is out of date. */
export function useAddToCart() {
  const context = useLanguage();
  const { t } = context;
  const addItem = useCart((state) => state.addItem);
  return (product: Product, quantity?: number) => {
    const before = quantityOf(product.id);
    if (!addItem(product, quantity)) {
      toastError(t('cart.full'), t('cart.full_text', { max: cartLinesMax }));
      return;
    }
    const { name } = product;
    const added = quantityOf(product.id) - before;
    const isLess = added < (quantity ?? 1);
    const limit = isLess ? t('cart.line_full', { max: quantityMax }) : '';
    if (added === 0) {
      toastError(limit);
      return;
    }
    const text =
      quantity === undefined ? t('cart.added_text', { name }) : t('cart.added_several', { quantity: added, name });
    rememberToast(toast(t('cart.added'), `${text} ${limit}`.trim()));
    // Comes with the drawer, which is read when the browser is idle. The checkout compares again, so nothing is lost where this fails.
    void withMessages('parts', import('./check-added'))
      .then(({ checkAdded }) => checkAdded(product.id, context))
      .catch(() => undefined);
  };
}
