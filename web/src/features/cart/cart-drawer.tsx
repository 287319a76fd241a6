import { Lock } from 'lucide-react';
import { memo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeliveryNote } from '../../components/delivery-note';
import { useCurrency } from '../../components/price';
import { TaxNote } from '../../components/tax-note';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { Drawer } from '../../ui/drawer';
import { EmptyState } from '../../ui/empty-state';
import { Notice } from '../../ui/notice';
import { CartItemRow } from './cart-item-row';
import { cartTotalCents, useCart } from './cart-store';
import { useAvailability } from './use-availability';

export function CartDrawer() {
  const { t } = useLanguage();
  const isOpen = useCart((state) => state.isOpen);
  const isEmpty = useCart((state) => state.items.length === 0);
  const news = useCart((state) => state.news);
  const availability = useAvailability();
  const { closeCart } = useCart.getState();
  return (
    <Drawer
      isOpen={isOpen}
      onClose={closeCart}
      title={t('cart.title')}
      closeLabel={t('cart.close')}
      className="w-[26rem]"
      footer={!isEmpty && <CartFooter />}
    >
      {isEmpty ? (
        <EmptyState
          illustration="empty-cart"
          title={t('shared.cart.empty')}
          text={t('shared.cart.empty_text')}
          level={3}
        >
          <Button onClick={closeCart}>{t('shared.cart.continue')}</Button>
        </EmptyState>
      ) : (
        <>
          {news && (
            <Notice title={t('cart.followed')} className="mx-5 mt-3 mb-1">
              <bdi>{news}</bdi>
            </Notice>
          )}
          <CartLines availability={availability} />
        </>
      )}
    </Drawer>
  );
}

/** Stays as it is while the drawer closes, so that the press is answered sooner; so does the footer. */
const CartLines = memo(function CartLines({ availability }: { availability: ReturnType<typeof useAvailability> }) {
  const items = useCart((state) => state.items);
  return (
    <ul className="flex-1 divide-y divide-line overflow-y-auto overscroll-contain px-5">
      {items.map((item) => (
        <CartItemRow key={item.id} item={item} stock={availability.get(item.product.id)} />
      ))}
    </ul>
  );
});

const CartFooter = memo(function CartFooter() {
  const { t, formatPrice } = useLanguage();
  const { getNote } = useCurrency();
  const navigate = useNavigate();
  const note = useDeliveryNote('cart');
  const totalCents = useCart(cartTotalCents);
  const { closeCart } = useCart.getState();
  const checkOut = () => {
    closeCart();
    navigate(paths.checkout);
  };
  return (
    <div className="border-line border-t bg-surface p-5">
      <div className="mb-4 flex items-baseline justify-between gap-3">
        <span className="font-medium">{t('shared.cart.total')}</span>
        <div className="text-end">
          <bdi className="tabular block font-semibold text-xl">{formatPrice(totalCents)}</bdi>
          <bdi className="tabular text-muted text-xs">{getNote(totalCents)}</bdi>
          <TaxNote />
        </div>
      </div>
      <Button size="lg" className="w-full" onClick={checkOut}>
        <Lock size={16} aria-hidden />
        {t('cart.checkout', { total: formatPrice(totalCents) })}
      </Button>
      {note && <p className="mt-3 text-center text-muted text-xs">{note}</p>}
    </div>
  );
});
