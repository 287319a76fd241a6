import { type TrackedOrder, trackingForm } from '@shopwright/contracts/http/orders';
import { errorTextKey } from '../../components/query-error';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { isApiError } from '../../lib/api-error';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { trackOrder } from './api';
import { OrderFields } from './order-fields';

interface TrackingFormProps {
  /** From the address, where an email's link filled it in. */
  orderNumber: string;
  submitLabel: string;
  onFound: (order: TrackedOrder, email: string) => void;
}

/** Finds an order by its number and email address. */
export function TrackingForm({ orderNumber, submitLabel, onFound }: TrackingFormProps) {
  const { t } = useLanguage();
  const track = useSingleMutation({ mutationFn: trackOrder });
  const form = useZodForm(trackingForm, { orderNumber, email: '' }, { asksToLeave: false });
  const submit = form.submit(track, { onSuccess: (order, { email }) => onFound(order, email) });
  const isUnknown = isApiError(track.error, 'not_found');
  return (
    <form onSubmit={submit} noValidate className="grid gap-5 rounded-card border border-line bg-surface p-5 sm:p-7">
      <OrderFields form={form} />
      {track.isError && (
        <Notice
          tone={isUnknown ? 'warning' : 'danger'}
          title={t(isUnknown ? 'tracking.not_found' : 'tracking.failed')}
          isUrgent
        >
          {t(isUnknown ? 'tracking.not_found_text' : errorTextKey(track.error))}
        </Notice>
      )}
      <Button type="submit" size="lg" isPending={track.isPending} className="justify-self-start">
        {submitLabel}
      </Button>
    </form>
  );
}
