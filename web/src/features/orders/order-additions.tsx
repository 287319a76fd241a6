import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Badge, type Tone } from '../../ui/badge';
import { Card } from '../../ui/card';

const tones: Record<NonNullable<OrderDetail['additions']>[number]['state'], Tone> = {
  unpaid: 'accent',
  ordered: 'success',
  ended: 'neutral',
};

const linkClass = 'inline-flex min-h-8 pointer-coarse:min-h-11 items-center underline hover:no-underline';

/** The orders that were added to this one, or the order that this one was added to. They ship together. */
export function OrderAdditions({ order }: { order: OrderDetail }) {
  const { t, formatPrice } = useLanguage();
  const { additions = [], addedTo } = order;
  if (additions.length === 0 && addedTo == null) return null;
  return (
    <Card className="p-4 text-sm sm:p-5">
      <h2 className="mb-1 font-semibold text-lg">{t('orders.additions')}</h2>
      {addedTo != null && (
        <Link to={paths.order(addedTo)} className={linkClass}>
          {t('orders.added_to', { id: addedTo })}
        </Link>
      )}
      <ul className="divide-y divide-line">
        {additions.map(({ draftId, orderId, total, state }) => (
          <li key={draftId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <Link to={orderId === null ? paths.draftOrder(draftId) : paths.order(orderId)} className={linkClass}>
              {orderId === null ? t('shared.draft_number', { id: draftId }) : t('orders.number', { id: orderId })}
            </Link>
            <span className="flex items-center gap-2">
              <Badge tone={tones[state]}>{t(`orders.addition_${state}`)}</Badge>
              <bdi className="tabular font-medium">{formatPrice(total)}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
