import type { PriceChange, Shortage } from '@shopwright/contracts/http/orders';
import { type CartItem, useCart } from './cart-store';

/** Gives the lines of the cart the prices that the catalog has now. Their names stay: they are in the visitor's language. */
export const applyPrices = ({ items }: Pick<PriceChange, 'items'>): void =>
  correct((item) => {
    const fresh = items.find(({ productId }) => productId === item.product.id);
    if (!fresh) return [item];
    return [{ ...item, product: { ...item.product, price: fresh.price } }];
  });

/** Reduces the lines of which fewer are available, and removes those that are sold out. */
export const applyShortage = (shortage: Shortage): void =>
  correct((item) => {
    const short = shortage.items.find(({ productId }) => productId === item.product.id);
    if (!short || short.available >= item.quantity) return [item];
    return short.available > 0 ? [{ ...item, quantity: short.available }] : [];
  });

const correct = (toLines: (item: CartItem) => CartItem[]): void =>
  useCart.setState(({ items }) => ({ items: items.flatMap(toLines) }));
