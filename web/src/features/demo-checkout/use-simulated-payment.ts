import { useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { toastError } from '../../ui/toast-store';
import { useCart } from '../cart/cart-store';

const processingMs = 2000;

type Stage = 'form' | 'processing' | 'confirmed';

/**
 * Takes as long as a payment would, and sends nothing. A customer who leaves the page meanwhile has bought nothing;
 * it fails where the cart is no longer the one that was to be paid, after a change in another tab.
 */
export function useSimulatedPayment() {
  const { t } = useLanguage();
  const [stage, setStage] = useState<Stage>('form');
  const items = useCart((state) => state.items);
  const settle = useEffectEvent((paidItems: typeof items) => {
    if (items !== paidItems) {
      setStage('form');
      toastError(t('payment.failed'), t('demo.failed'));
      return;
    }
    setStage('confirmed');
    useCart.getState().clearCart();
  });
  useEffect(() => {
    if (stage !== 'processing') return;
    const { items: paidItems } = useCart.getState();
    const timer = setTimeout(() => settle(paidItems), processingMs);
    return () => clearTimeout(timer);
  }, [stage]);
  return { stage, pay: () => setStage('processing') };
}
