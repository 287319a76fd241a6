import type { TrackedOrder as Order } from '@shopwright/contracts/http/orders';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { InfoLayout, InfoSection, NextStep } from '../features/info/info-layout';
import { way } from '../features/tracking/progress';
import { TrackedOrder } from '../features/tracking/tracked-order';
import { TrackingForm } from '../features/tracking/tracking-form';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { Button } from '../ui/button';

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
