import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { ExternalLink } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { momentText } from '../../lib/format';
import { Card } from '../../ui/card';

/** The parcels of an order, with what is in them. */
export function OrderShipments({ order }: { order: OrderDetail }) {
  const { t, language } = useLanguage();
  if (order.shipments.length === 0) return null;
  const nameOf = (orderItemId: number) => order.items.find(({ id }) => id === orderItemId)?.name ?? '';
  return (
    <Card className="p-4 text-sm sm:p-5">
      <h2 className="font-semibold text-lg">{t('desk.shipments')}</h2>
      <ul className="divide-y divide-line">
        {order.shipments.map(({ id, carrier, trackingNumber, trackingUrl, createdAt, items }) => (
          <li key={id} className="py-3">
            <p className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="wrap-anywhere font-medium">
                {carrier ? (
                  <bdi>
                    {carrier} · {trackingNumber}
                  </bdi>
                ) : (
                  t('desk.no_tracking')
                )}
              </span>
              <time dateTime={createdAt} className="text-muted">
                {momentText(createdAt, language)}
              </time>
            </p>
            <ul className="mt-1 text-muted">
              {items.map(({ orderItemId, quantity }) => (
                <li key={orderItemId}>
                  <bdi>{`${quantity} × ${nameOf(orderItemId)}`}</bdi>
                </li>
              ))}
            </ul>
            {trackingUrl && (
              <a
                href={trackingUrl}
                target="_blank"
                rel="noreferrer noopener"
                className="inline-flex min-h-8 pointer-coarse:min-h-11 items-center gap-1.5 underline"
              >
                {t('desk.track')}
                <ExternalLink size={14} aria-hidden />
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
