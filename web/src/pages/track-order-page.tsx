import type { TrackedOrder as Order } from '@shopwright/contracts/http/orders';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorTextKey } from '../components/query-error';
import { InfoLayout, InfoSection, NextStep } from '../features/info/info-layout';
import { customerOrderQuery } from '../features/tracking/api';
import { CustomerOrder } from '../features/tracking/customer-order';
import { TrackedOrder, way } from '../features/tracking/tracked-order';
import { TrackingForm } from '../features/tracking/tracking-form';
import { useLanguage } from '../i18n/language-provider';
import { isApiError } from '../lib/api-client';
import { ClientOnly } from '../lib/hydration';
import { paths } from '../lib/paths';
import { Button } from '../ui/button';
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
  const form = (
    <TrackingForm key={orderNumber} orderNumber={orderNumber} submitLabel={t('track.submit')} onFound={setOrder} />
  );
  return (
    <InfoLayout titleKey="footer.track" leadKey="track.lead">
      {order ? (
        <FoundOrder onLeave={leave}>
          <TrackedOrder order={order} />
        </FoundOrder>
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
  const key = { id: orderNumber.replace('#', ''), token };
  const { data, error, isPending } = useQuery(customerOrderQuery(key));
  if (data) {
    return (
      <FoundOrder onLeave={onLeave}>
        <CustomerOrder order={data} orderKey={key} />
      </FoundOrder>
    );
  }
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

function FoundOrder({ onLeave, children }: { onLeave: () => void; children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <div className="grid gap-6">
      {children}
      <Button variant="secondary" onClick={onLeave} className="justify-self-start">
        {t('track.another')}
      </Button>
    </div>
  );
}
