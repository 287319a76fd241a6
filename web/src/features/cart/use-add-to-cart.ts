import type { Product } from '@shopwright/contracts/http/products';
import { cartLinesMax } from '@shopwright/contracts/limits';
import { useLanguage } from '../../i18n/language-provider';
import { toast, toastError } from '../../ui/toast-store';
import { useCart } from './cart-store';

/** Puts a product in the cart and says so in the words of the place it was done from. */
export function useAddToCart() {
  const { t } = useLanguage();
  const addItem = useCart((state) => state.addItem);
  return (product: Product, quantity?: number) => {
    if (!addItem(product, quantity)) {
      toastError(t('cart.full'), t('cart.full_text', { max: cartLinesMax }));
    } else if (quantity === undefined) {
      toast(t('cart.added'), t('cart.added_text', { name: product.name }));
    } else {
      toast(t('cart.added'), t('cart.added_several', { quantity, name: product.name }));
    }
  };
}
