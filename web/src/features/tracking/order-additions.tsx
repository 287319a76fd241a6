import type { CustomerOrder } from '@shopwright/contracts/http/customer-orders';
import { dateText } from '../../i18n/formatters';
import { useLanguage } from '../../i18n/language-provider';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';

/** Units that were taken off the order before they could ship. */
const listRemoved = ({ status, items }: CustomerOrder) =>
  status === 'cancelled'
    ? []
    : items.flatMap(({ id, name, quantity, shippedQuantity, toShip }) => {
        const units = quantity - shippedQuantity - toShip;
        return units > 0 ? [{ id, name, units }] : [];
      });

/** What is no longer part of an order. */
export function RemovedItems({ order }: { order: CustomerOrder }) {
  const { t, language } = useLanguage();
  const removed = listRemoved(order);
  if (removed.length === 0) return null;
  return (
    <Card className="px-5 py-4 text-sm sm:px-6">
      <h2 className="font-semibold text-lg">{t('tracking.removed')}</h2>
      <ul className="mt-1 grid gap-1">
        {removed.map(({ id, name, units }) => (
          <li key={id}>
            <bdi>{`${units.toLocaleString(language)} × ${name}`}</bdi>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What the store added to an order, with the page on which it is paid; or the order that this one was added to. */
export function OrderAdditions({ order }: { order: CustomerOrder }) {
  const { t, formatPrice, language } = useLanguage();
  const { additions = [], addedTo } = order;
  if (additions.length === 0 && addedTo == null) return null;
  return (
    <Card className="px-5 py-4 text-sm sm:px-6">
      <h2 className="font-semibold text-lg">{t('tracking.additions')}</h2>
      {addedTo != null && <p className="mt-1">{t('tracking.added_to', { id: addedTo })}</p>}
      <ul className="divide-y divide-line">
        {additions.map(({ orderId, total, payPath, expiresAt }) => (
          <li key={payPath ?? orderId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            {orderId === null ? (
              <p>{expiresAt && t('tracking.addition_until', { date: dateText(expiresAt, language) })}</p>
            ) : (
              <p>{t('tracking.addition_order', { id: orderId, amount: formatPrice(total) })}</p>
            )}
            {payPath && (
              <a href={payPath} className={buttonClass({ size: 'sm' })}>
                {t('tracking.addition_pay', { amount: formatPrice(total) })}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
