import { type TrackedOrder, trackingForm } from '@shopwright/contracts/http/orders';
import { useZodForm } from '../../components/use-zod-form';
import { errorTextKey } from '../../i18n/error-text';
import { useLanguage } from '../../i18n/language-provider';
import { isApiError } from '../../lib/api-client';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { useTrackOrder } from './api';

interface TrackingFormProps {
  /** From the address, where a mail's link filled it in. */
  orderNumber: string;
  onFound: (order: TrackedOrder) => void;
}

export function TrackingForm({ orderNumber, onFound }: TrackingFormProps) {
  const { t } = useLanguage();
  const track = useTrackOrder();
  const form = useZodForm(trackingForm, { orderNumber, email: '' });
  const submit = form.submit(track, { onSuccess: onFound });
  const isUnknown = isApiError(track.error, 'not_found');
  return (
    <form onSubmit={submit} noValidate className="grid gap-5 rounded-card border border-line bg-surface p-5 sm:p-7">
      <div className="grid gap-5 sm:grid-cols-[12rem_1fr]">
        <TextField
          label={t('track.number')}
          hint={t('track.number_hint')}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          {...form.field('orderNumber')}
        />
        <TextField label={t('field.email')} type="email" autoComplete="email" {...form.field('email')} />
      </div>
      {track.isError && (
        <Notice
          tone={isUnknown ? 'warning' : 'danger'}
          title={t(isUnknown ? 'track.not_found' : 'track.failed')}
          isUrgent
        >
          {t(isUnknown ? 'track.not_found_text' : errorTextKey(track.error))}
        </Notice>
      )}
      <Button type="submit" size="lg" isPending={track.isPending} className="justify-self-start">
        {t('track.submit')}
      </Button>
    </form>
  );
}
