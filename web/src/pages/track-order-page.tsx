import type { CallInput } from '@shopwright/contracts/endpoint';
import { type TrackedOrder as Order, trackingForm, trackOrder } from '@shopwright/contracts/http/orders';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorTextKey } from '../components/query-error';
import { useZodForm } from '../components/use-zod-form';
import { InfoLayout, InfoSection, NextStep } from '../features/info/info-layout';
import { TrackedOrder, way } from '../features/tracking/tracked-order';
import { useLanguage } from '../i18n/language-provider';
import { call, isApiError } from '../lib/api-client';
import { paths } from '../lib/paths';
import { useSingleMutation } from '../lib/use-single-mutation';
import { Button } from '../ui/button';
import { TextField } from '../ui/field';
import { Notice } from '../ui/notice';

export function TrackOrderPage() {
  const { t } = useLanguage();
  const [params] = useSearchParams();
  const [order, setOrder] = useState<Order>();
  return (
    <InfoLayout titleKey="footer.track" leadKey="track.lead">
      {order ? (
        <div className="grid gap-6">
          <TrackedOrder order={order} />
          <Button variant="secondary" onClick={() => setOrder(undefined)} className="justify-self-start">
            {t('track.another')}
          </Button>
        </div>
      ) : (
        <TrackingForm orderNumber={(params.get('order') ?? '').slice(0, 11)} onFound={setOrder} />
      )}
      <InfoSection titleKey="track.meaning">
        <dl className="grid gap-4 sm:grid-cols-2">
          {way.map((status) => (
            <div key={status}>
              <dt className="font-medium">{t(`order.${status}`)}</dt>
              <dd className="mt-0.5 text-muted text-sm">{t(`track.${status}_text`)}</dd>
            </div>
          ))}
        </dl>
      </InfoSection>
      <NextStep titleKey="contact.order" textKey="contact.reply_text" to={paths.contact} labelKey="nav.contact" />
    </InfoLayout>
  );
}

interface TrackingFormProps {
  /** From the address, where a mail's link filled it in. */
  orderNumber: string;
  onFound: (order: Order) => void;
}

function TrackingForm({ orderNumber, onFound }: TrackingFormProps) {
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

const useTrackOrder = () =>
  useSingleMutation({ mutationFn: (body: CallInput<typeof trackOrder>['body']) => call(trackOrder, { body }) });
