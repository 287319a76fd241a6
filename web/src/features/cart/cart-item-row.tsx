import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ProductImage } from '../../components/product-image';
import { StockHint } from '../../components/stock-hint';
import { useLanguage } from '../../i18n/language-provider';
import { useProductPath } from '../../lib/product-path';
import { QuantityStepper } from '../../ui/quantity-stepper';
import { toast } from '../../ui/toast-store';
import { type CartItem, lineCents, useCart } from './cart-store';

interface CartItemRowProps {
  item: CartItem;
  /** Undefined while it is not known. */
  stock: { available: number; isLow: boolean } | undefined;
}

export function CartItemRow({ item, stock }: CartItemRowProps) {
  const { t, formatPrice } = useLanguage();
  const toPath = useProductPath();
  const { updateQuantity, removeItem, restoreItem, closeCart } = useCart.getState();
  const { product, quantity } = item;
  const remove = () => {
    const index = useCart.getState().items.findIndex(({ id }) => id === item.id);
    removeItem(item.id);
    toast(t('cart.removed'), undefined, { label: t('cart.undo'), onSelect: () => restoreItem(item, index) });
  };
  return (
    <li className="flex gap-4 py-4">
      <ProductImage src={product.image} alt="" size={80} className="size-20 shrink-0 rounded-control" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <Link
              to={toPath(product)}
              onClick={closeCart}
              className="line-clamp-2 font-medium text-sm hover:underline pointer-coarse:min-h-11 pointer-coarse:[-webkit-box-pack:center]"
            >
              <bdi>{product.name}</bdi>
            </Link>
            <p className="tabular mt-0.5 text-muted text-sm">
              <bdi>{formatPrice(product.price)}</bdi>
            </p>
          </div>
          <button
            type="button"
            aria-label={t('cart.remove', { name: product.name })}
            onClick={remove}
            className="-me-2 grid size-10 pointer-coarse:size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-danger-soft hover:text-danger-ink"
          >
            <Trash2 size={16} aria-hidden />
          </button>
        </div>
        {stock && <StockHint {...stock} quantity={quantity} />}
        <div className="flex items-center justify-between">
          <QuantityStepper
            value={quantity}
            min={0}
            onChange={(value) => (value > 0 ? updateQuantity(item.id, value) : remove())}
            labels={{
              group: t('cart.quantity.of', { name: product.name }),
              decrease: t('shared.quantity.decrease'),
              increase: t('shared.quantity.increase'),
            }}
          />
          <bdi className="tabular font-semibold text-sm">{formatPrice(lineCents(item))}</bdi>
        </div>
      </div>
    </li>
  );
}
