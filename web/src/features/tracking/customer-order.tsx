import type { CustomerOrder as Order } from '@shopwright/contracts/http/customer-orders';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { ReturnSummary } from '../../components/return-summary';
import { useLanguage } from '../../i18n/language-provider';
import { dateText } from '../../lib/format';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import type { OrderKey } from './api';
import { CustomerActions } from './customer-actions';
import { CustomerMessages } from './customer-messages';
import { TrackedOrder } from './tracked-order';

interface CustomerOrderProps {
  order: Order;
  orderKey: OrderKey;
}

/** An order for its customer: how it stands, what can be done now, its parcels, its returns and its messages. */
export function CustomerOrder({ order, orderKey }: CustomerOrderProps) {
  const { t } = useLanguage();
  return (
    <div className="grid gap-5">
      {order.paymentFailedAt && (
        <Notice tone="danger" title={t('purchase.payment_failed')}>
          {t('purchase.payment_failed_text')}
        </Notice>
      )}
      <TrackedOrder order={order} />
      <CustomerActions order={order} orderKey={orderKey} />
      <Shipments order={order} />
      <Returns order={order} />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Address order={order} />
        {centsFromDecimal(order.refundedTotal) > 0 && <Refunded order={order} />}
      </div>
      <CustomerMessages order={order} orderKey={orderKey} />
    </div>
  );
}

function Shipments({ order }: { order: Order }) {
  const { t, language } = useLanguage();
  if (order.shipments.length === 0) return null;
  return (
    <Card className="px-5 py-4 text-sm sm:px-6">
      <h2 className="font-semibold text-lg">{t('purchase.shipments')}</h2>
      <ul className="divide-y divide-line">
        {order.shipments.map(({ id, carrier, trackingNumber, trackingUrl, createdAt, items }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="font-medium">{t('purchase.shipped_on', { date: dateText(createdAt, language) })}</p>
              {carrier && (
                <p className="wrap-anywhere text-muted">
                  <bdi>{carrier}</bdi> <bdi>{trackingNumber}</bdi>
                </p>
              )}
              <p className="text-muted">
                {items
                  .map(({ orderItemId, quantity }) => {
                    const line = order.items.find((item) => item.id === orderItemId);
                    return `${quantity} × ${line?.name ?? ''}`;
                  })
                  .join(', ')}
              </p>
            </div>
            {trackingUrl && (
              <a
                href={trackingUrl}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 items-center font-medium text-primary-ink underline"
              >
                {t('purchase.track')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Returns({ order }: { order: Order }) {
  const { t } = useLanguage();
  if (order.returns.length === 0) return null;
  return (
    <Card className="px-5 py-4 sm:px-6">
      <h2 className="font-semibold text-lg">{t('purchase.returns')}</h2>
      <ul className="divide-y divide-line">
        {order.returns.map((returned) => (
          <ReturnSummary key={returned.id} returned={returned} lines={order.items} />
        ))}
      </ul>
    </Card>
  );
}

function Address({ order }: { order: Order }) {
  const { t } = useLanguage();
  return (
    <Card className="px-5 py-4 text-sm sm:px-6">
      <h2 className="font-semibold">{t('purchase.address')}</h2>
      <p className="wrap-anywhere mt-1 whitespace-pre-line text-muted">
        <bdi>{`${order.customerName}\n${order.customerAddress}`}</bdi>
      </p>
    </Card>
  );
}

function Refunded({ order }: { order: Order }) {
  const { t, usd } = useLanguage();
  return (
    <Card className="px-5 py-4 text-sm sm:px-6">
      <h2 className="font-semibold">{t('purchase.refunded')}</h2>
      <p className="tabular mt-1">
        <bdi>{usd(order.refundedTotal)}</bdi>
      </p>
    </Card>
  );
}
