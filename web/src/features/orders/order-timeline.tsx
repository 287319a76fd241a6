import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import { momentText } from '../../lib/format';
import { meQuery } from '../../lib/queries/session';
import { Card } from '../../ui/card';
import { eventReason, eventText } from './event-text';

type OrderEvent = OrderDetail['timeline'][number];

/** Everything that happened to an order, newest first, down to when it was placed. */
export function OrderTimeline({ order }: { order: OrderDetail }) {
  const { t, formatPrice, language } = useLanguage();
  const { data: me } = useQuery(meQuery);
  const actorText = ({ actor, actorUserId }: OrderEvent) =>
    t(
      actor === 'staff' && actorUserId !== null && actorUserId === me?.id
        ? 'orders.actor_you'
        : `orders.actor_${actor}`,
    );
  const entries = [
    ...order.timeline.map((event) => ({
      text: eventText(event, t, formatPrice),
      reason: eventReason(event, t),
      actor: actorText(event),
      at: event.createdAt,
    })),
    // Staff place what they were paid for.
    {
      text: t('orders.event_placed'),
      reason: undefined,
      actor: t(order.payment.offline ? 'orders.actor_staff' : 'orders.actor_customer'),
      at: order.createdAt,
    },
  ];
  return (
    <Card className="p-4 text-sm sm:p-5">
      <h2 className="mb-3 font-semibold text-lg">{t('orders.timeline')}</h2>
      <ol className="border-line border-s-2 ps-4">
        {entries.map(({ text, reason, actor, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no id and never change
          <li key={entries.length - index} className="relative pb-4 last:pb-0">
            <span aria-hidden className="absolute -start-[1.35rem] top-1.5 size-2 rounded-full bg-line-strong" />
            <p className="font-medium">{text}</p>
            {reason && (
              <p className="wrap-anywhere">
                <bdi>{reason}</bdi>
              </p>
            )}
            <p className="text-muted text-xs">
              <bdi>{actor}</bdi> ·{' '}
              <bdi>
                <time dateTime={at}>{momentText(at, language)}</time>
              </bdi>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
