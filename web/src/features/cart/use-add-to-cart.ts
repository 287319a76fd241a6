import type { Product } from '@shopwright/contracts/http/products';
import { cartLinesMax } from '@shopwright/contracts/limits';
import { useLanguage } from '../../i18n/language-provider';
import { toast, toastError } from '../../ui/toast-store';
import { rememberToast, useCart } from './cart-store';

/** Puts a product in the cart and says so in the words of the place it was done from. Corrects the line where it is out of date. */
export function useAddToCart() {
  const context = useLanguage();
  const { t } = context;
  const addItem = useCart((state) => state.addItem);
  return (product: Product, quantity?: number) => {
    if (!addItem(product, quantity)) {
      toastError(t('cart.full'), t('cart.full_text', { max: cartLinesMax }));
      return;
    }
    const { name } = product;
    const text = quantity === undefined ? t('cart.added_text', { name }) : t('cart.added_several', { quantity, name });
    rememberToast(toast(t('cart.added'), text));
    // Comes with the drawer, which is read when the browser is idle. The checkout compares again, so nothing is lost where this fails.
    void import('./cart-drawer').then(({ checkAdded }) => checkAdded(product.id, context)).catch(() => undefined);
  };
}
