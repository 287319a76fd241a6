import type { CallInput } from '@shopwright/contracts/endpoint';
import { trackOrderByLink } from '@shopwright/contracts/http/order-tracking';
import { type TrackedOrder as Order, trackingForm, trackOrder } from '@shopwright/contracts/http/orders';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorTextKey } from '../components/query-error';
import { useZodForm } from '../components/use-zod-form';
import { InfoLayout, InfoSection, NextStep } from '../features/info/info-layout';
import { TrackedOrder, way } from '../features/tracking/tracked-order';
import { useLanguage } from '../i18n/language-provider';
import { call, isApiError } from '../lib/api-client';
import { ClientOnly } from '../lib/hydration';
import { paths } from '../lib/paths';
import { useSingleMutation } from '../lib/use-single-mutation';
import { Button } from '../ui/button';
import { TextField } from '../ui/field';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';

export function TrackOrderPage() {
  const { t } = useLanguage();
  const [params, setParams] = useSearchParams();
  const [order, setOrder] = useState<Order>();
  const token = params.get('token');
  const orderNumber = (params.get('order') ?? '').slice(0, 11);
  const leave = () => {
    setOrder(undefined);
    setParams({}, { replace: true });
  };
  const form = <TrackingForm key={orderNumber} orderNumber={orderNumber} onFound={setOrder} />;
  return (
    <InfoLayout titleKey="footer.track" leadKey="track.lead">
      {order ? (
        <FoundOrder order={order} onLeave={leave} />
      ) : (
        // The server renders one page for everyone: only the browser reads the link.
        <ClientOnly fallback={form}>
          {token === null ? (
            form
          ) : (
            <LinkedOrder orderNumber={orderNumber} token={token} onLeave={leave}>
              {form}
            </LinkedOrder>
          )}
        </ClientOnly>
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

interface LinkedOrderProps {
  orderNumber: string;
  token: string;
  onLeave: () => void;
  /** The form, for a link that opens nothing. */
  children: ReactNode;
}

/** Opens the order that a guest's link names. */
function LinkedOrder({ orderNumber, token, onLeave, children }: LinkedOrderProps) {
  const { t } = useLanguage();
  const { data, error, isPending } = useQuery({
    queryKey: ['linked-order', orderNumber, token],
    queryFn: () => call(trackOrderByLink, { body: { orderNumber, token } }),
    // Its status may have changed by the next visit.
    gcTime: 0,
  });
  if (data) return <FoundOrder order={data} onLeave={onLeave} />;
  if (isPending) return <Skeleton className="h-96 rounded-card" />;
  const isDead = isApiError(error, 'link_expired') || isApiError(error, 'invalid_request');
  return (
    <div className="grid gap-6">
      <Notice
        tone={isDead ? 'warning' : 'danger'}
        isUrgent
        takesFocus
        title={t(isDead ? 'track.link_dead' : 'track.failed')}
      >
        {t(isDead ? 'track.link_dead_text' : errorTextKey(error))}
      </Notice>
      {children}
    </div>
  );
}

function FoundOrder({ order, onLeave }: { order: Order; onLeave: () => void }) {
  const { t } = useLanguage();
  return (
    <div className="grid gap-6">
      <TrackedOrder order={order} />
      <Button variant="secondary" onClick={onLeave} className="justify-self-start">
        {t('track.another')}
      </Button>
    </div>
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
