import type { PurchaseOrderDetail } from '@shopwright/contracts/http/purchase-orders';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/language-provider';
import { momentText } from '../../../lib/format';
import { meQuery } from '../../../lib/queries/session';
import { Card } from '../../../ui/card';

type PurchaseEvent = PurchaseOrderDetail['timeline'][number];

/** Everything that happened to a purchase order, newest first. */
export function PurchaseTimeline({ purchase }: { purchase: PurchaseOrderDetail }) {
  const { t, language } = useLanguage();
  const { data: me } = useQuery(meQuery);
  const actorText = ({ actor, actorUserId }: PurchaseEvent) =>
    t(
      actor === 'staff' && actorUserId !== null && actorUserId === me?.id
        ? 'orders.actor_you'
        : `orders.actor_${actor}`,
    );
  const eventText = ({ kind, detail }: PurchaseEvent) =>
    kind === 'sent' && (detail === 'email' || detail === 'api')
      ? t(`orders.po_event_sent_${detail}`)
      : t(`orders.po_event_${kind}`);
  return (
    <Card className="p-4 text-sm sm:p-5">
      <h2 className="mb-3 font-semibold text-lg">{t('orders.timeline')}</h2>
      <ol className="border-line border-s-2 ps-4">
        {purchase.timeline.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no id and never change
          <li key={purchase.timeline.length - index} className="relative pb-4 last:pb-0">
            <span aria-hidden className="absolute -start-[1.35rem] top-1.5 size-2 rounded-full bg-line-strong" />
            <p className="font-medium">{eventText(event)}</p>
            {event.detail && event.kind !== 'sent' && (
              <p className="wrap-anywhere">
                <bdi>{event.detail}</bdi>
              </p>
            )}
            <p className="text-muted text-xs">
              <bdi>{actorText(event)}</bdi> ·{' '}
              <bdi>
                <time dateTime={event.createdAt}>{momentText(event.createdAt, language)}</time>
              </bdi>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
