import type { TrackedOrder as Order } from '@shopwright/contracts/http/orders';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { InfoLayout, InfoSection, NextStep } from '../features/info/info-layout';
import { CustomerOrder } from '../features/tracking/customer-order';
import { LinkError } from '../features/tracking/link-error';
import { TrackedOrder, way } from '../features/tracking/tracked-order';
import { TrackingForm } from '../features/tracking/tracking-form';
import { useOrderLink } from '../features/tracking/use-order-link';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { Button } from '../ui/button';
import { Skeleton } from '../ui/skeleton';

export function TrackOrderPage() {
  const { t } = useLanguage();
  const [params, setParams] = useSearchParams();
  const [order, setOrder] = useState<Order>();
  const link = useOrderLink();
  const leave = () => {
    setOrder(undefined);
    setParams({}, { replace: true });
  };
  const orderNumber = (params.get('order') ?? '').slice(0, 11);
  const form = (
    <TrackingForm key={orderNumber} orderNumber={orderNumber} submitLabel={t('tracking.submit')} onFound={setOrder} />
  );
  return (
    <InfoLayout titleKey="layout.footer.track" leadKey="tracking.lead" hidesLead={Boolean(order ?? link.order)}>
      {order ? (
        <FoundOrder onLeave={leave}>
          <TrackedOrder order={order} />
        </FoundOrder>
      ) : (
        <LinkedOrder link={link} onLeave={leave}>
          {form}
        </LinkedOrder>
      )}
      <InfoSection titleKey="tracking.meaning">
        <dl className="grid gap-4 sm:grid-cols-2">
          {way.map((status) => (
            <div key={status}>
              <dt className="font-medium">{t(`shared.order.${status}`)}</dt>
              <dd className="mt-0.5 text-muted text-sm">{t(`tracking.${status}_text`)}</dd>
            </div>
          ))}
        </dl>
      </InfoSection>
      <NextStep
        titleKey="shared.contact.order"
        textKey="shared.contact.reply_text"
        to={paths.contact}
        labelKey="layout.nav.contact"
      />
    </InfoLayout>
  );
}

interface LinkedOrderProps {
  link: ReturnType<typeof useOrderLink>;
  onLeave: () => void;
  /** The form, where no link opens an order. */
  children: ReactNode;
}

/** Shows the order that a guest's link has opened. */
function LinkedOrder({ link: { order, key, error, isPending }, onLeave, children }: LinkedOrderProps) {
  if (order) {
    return (
      <FoundOrder onLeave={onLeave}>
        <CustomerOrder order={order} orderKey={key} />
      </FoundOrder>
    );
  }
  if (isPending) return <Skeleton className="h-96 rounded-card" />;
  return (
    <div className="grid gap-6">
      {error && <LinkError error={error} />}
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
        {t('tracking.another')}
      </Button>
    </div>
  );
}
