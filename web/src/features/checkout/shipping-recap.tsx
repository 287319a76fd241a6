import type { ShippingForm } from '@shopwright/contracts/http/orders';
import { ArrowLeft } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';

/** Shows the shipping address, with a button to change it. */
export function ShippingRecap({ form, onEdit }: { form: ShippingForm; onEdit: () => void }) {
  const { t } = useLanguage();
  return (
    <div className="mb-6 flex flex-col items-start justify-between gap-1 rounded-control sm:flex-row sm:gap-4 bg-sunken p-4 text-sm">
      <div className="wrap-anywhere min-w-0">
        <p className="font-semibold">
          <bdi>{form.customerName}</bdi>
        </p>
        <p className="text-muted">
          <bdi>{form.customerEmail}</bdi>
        </p>
        <p className="whitespace-pre-line text-muted">
          <bdi>{form.customerAddress}</bdi>
        </p>
      </div>
      <Button variant="ghost" className="-ms-3 -mb-2 shrink-0 sm:-me-2 sm:-mt-2 sm:ms-0 sm:mb-0" onClick={onEdit}>
        <ArrowLeft size={16} aria-hidden className="rtl:-scale-x-100" />
        {t('checkout.edit')}
      </Button>
    </div>
  );
}
