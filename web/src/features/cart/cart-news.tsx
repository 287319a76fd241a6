import { X } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { useCart } from './cart-store';

/** Tells what another device changed in the cart. Stands on the page until it is dismissed or the cart was looked at. */
export function CartNews() {
  const { t } = useLanguage();
  const news = useCart((state) => state.news);
  const { openCart, dismissNews } = useCart.getState();
  if (news === undefined) return null;
  return (
    <div className="bg-info-soft text-info-ink">
      <div className="page flex items-center gap-x-4 gap-y-1 py-1.5 text-sm">
        <p className="min-w-0 flex-1 break-words">
          <span className="font-semibold">{t('cart.followed')}</span> <bdi>{news}</bdi>
        </p>
        <Button size="sm" variant="secondary" onClick={openCart}>
          {t('cart.title')}
        </Button>
        <Button
          size="icon"
          variant="ghost"
          className="-me-2"
          aria-label={t('shared.error.dismiss')}
          onClick={dismissNews}
        >
          <X size={18} aria-hidden />
        </Button>
      </div>
    </div>
  );
}
