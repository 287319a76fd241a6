import { fillPath } from '@shopwright/contracts/endpoint';
import { returnPhoto } from '@shopwright/contracts/http/order-files';
import type { OrderReturn } from '@shopwright/contracts/http/order-returns';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/language-provider';
import { momentText } from '../lib/format';
import { Badge, type Tone } from '../ui/badge';
import { OrderUnits } from './order-units';

export const returnTones: Record<OrderReturn['state'], Tone> = {
  requested: 'accent',
  approved: 'info',
  rejected: 'danger',
  received: 'success',
};

interface ReturnSummaryProps {
  orderId: number;
  returned: OrderReturn;
  lines: readonly { id: number; name: string }[];
  children?: ReactNode;
}

/** One return as its customer and staff see it: its state, its units, why, photos, what the store answered, and its refund. */
export function ReturnSummary({ orderId, returned, lines, children }: ReturnSummaryProps) {
  const { t, formatPrice, language } = useLanguage();
  const { kind, state, reason, comment, decisionNote, refund, requestedAt, closedAt, items } = returned;
  return (
    <li className="py-3.5 text-sm">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{t(`shared.purchase.kind_${kind}`)}</span>
          <Badge tone={returnTones[state]}>{t(`shared.purchase.state_${state}`)}</Badge>
          {closedAt && <Badge tone="info">{t('shared.purchase.return_closed')}</Badge>}
          {refund && refund.state !== 'failed' && (
            <Badge tone="info">
              {t(
                refund.state === 'succeeded' ? 'shared.purchase.return_refunded' : 'shared.purchase.return_refunding',
                {
                  amount: formatPrice(refund.amount),
                },
              )}
            </Badge>
          )}
        </span>
        <time dateTime={requestedAt} className="text-muted">
          {momentText(requestedAt, language)}
        </time>
      </p>
      <OrderUnits units={items} lines={lines} className="mt-1" />
      {reason && <p className="mt-1 text-muted">{t(`shared.purchase.reason_${reason}`)}</p>}
      {[comment, decisionNote].filter(Boolean).map((text) => (
        <p key={text} className="wrap-anywhere mt-1 whitespace-pre-line">
          <bdi>{text}</bdi>
        </p>
      ))}
      <Photos orderId={orderId} photos={returned.photos} />
      {children}
    </li>
  );
}

function Photos({ orderId, photos }: { orderId: number; photos: string[] }) {
  const { t } = useLanguage();
  if (photos.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {photos.map((photo, index) => {
        const url = `/api${fillPath(returnPhoto.path, { id: orderId, photo })}`;
        return (
          <li key={photo}>
            <a href={url} target="_blank" rel="noreferrer">
              <img
                src={url}
                alt={t('shared.purchase.return_photo', { number: index + 1 })}
                loading="lazy"
                className="size-20 rounded-control object-cover"
              />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
