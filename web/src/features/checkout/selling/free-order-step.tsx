import type { PlacedOrder } from '@shopwright/contracts/http/orders';
import { useLanguage } from '../../../i18n/language-provider';
import { useSingleMutation } from '../../../lib/use-single-mutation';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { recordOrder } from '../api';
import { type CheckoutForm, toCustomer } from '../checkout-form';
import type { Intent } from '../use-begin-payment';

interface FreeOrderStepProps {
  form: CheckoutForm;
  intent: Intent;
  onPlaced: (order: PlacedOrder) => void;
}

/** In place of the payment where nothing is left to pay. */
export function FreeOrderStep({ form, intent: { reference, total }, onPlaced }: FreeOrderStepProps) {
  const { t } = useLanguage();
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: () => recordOrder({ ...toCustomer(form), total, reference }),
    onSuccess: onPlaced,
  });
  return (
    <div className="grid gap-5">
      <p>{t('checkout.selling.nothing_to_pay')}</p>
      {error && (
        <Notice tone="danger" isUrgent title={t('shared.toast.error')}>
          {t('shared.error.try_again')}
        </Notice>
      )}
      <Button size="lg" onClick={() => mutate()} isPending={isPending}>
        {t('checkout.selling.place_order')}
      </Button>
    </div>
  );
}
