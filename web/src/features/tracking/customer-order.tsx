import type { CustomerOrder as Order } from '@shopwright/contracts/http/customer-orders';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { CreditNoteButtons } from '../../components/credit-note-buttons';
import { ReturnSummary } from '../../components/return-summary';
import { ShipmentList } from '../../components/shipment-list';
import { dateText } from '../../i18n/formatters';
import { useLanguage } from '../../i18n/language-provider';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { AddressCard } from './address-card';
import type { OrderKey } from './api';
import { CustomerActions } from './customer-actions';
import { CustomerMessages } from './customer-messages';
import { OrderAdditions, RemovedItems } from './order-additions';
import { TrackedOrder } from './tracked-order';

interface CustomerOrderProps {
  order: Order;
  orderKey: OrderKey;
  /** False on the order's page of the account, whose title has the number. */
  isTitled?: boolean;
}

/** An order for its customer: how it stands, what can be done now, its parcels, its returns and its messages. */
export function CustomerOrder({ order, orderKey, isTitled = true }: CustomerOrderProps) {
  const { t, language } = useLanguage();
  const creditNotes = order.documents.creditNotes;
  return (
    <div className="grid gap-5">
      {order.paymentFailedAt && (
        <Notice tone="danger" title={t('tracking.purchase.payment_failed')}>
          {t('tracking.purchase.payment_failed_text')}
        </Notice>
      )}
      <TrackedOrder order={order} isTitled={isTitled} />
      <RemovedItems order={order} />
      <OrderAdditions order={order} />
      <CustomerActions order={order} orderKey={orderKey} />
      <ShipmentList
        shipments={order.shipments}
        lines={order.items}
        texts={{ title: t('tracking.purchase.shipments'), track: t('tracking.purchase.track') }}
        toWhen={(at) => t('tracking.purchase.shipped_on', { date: dateText(at, language) })}
      />
      <Returns order={order} />
      <div className="grid items-start gap-5 md:auto-cols-fr md:grid-flow-col">
        <AddressCard order={order} orderKey={orderKey} />
        {(centsFromDecimal(order.refundedTotal) > 0 || creditNotes.length > 0) && (
          <Refunded order={order} orderKey={orderKey} />
        )}
      </div>
      <CustomerMessages order={order} orderKey={orderKey} />
    </div>
  );
}

function Returns({ order }: { order: Order }) {
  const { t } = useLanguage();
  if (order.returns.length === 0) return null;
  return (
    <Card className="px-5 py-4 sm:px-6">
      <h2 className="font-semibold text-lg">{t('shared.purchase.returns')}</h2>
      <ul className="divide-y divide-line">
        {order.returns.map((returned) => (
          <ReturnSummary key={returned.id} orderId={order.id} returned={returned} lines={order.items} />
        ))}
      </ul>
    </Card>
  );
}

function Refunded({ order, orderKey }: CustomerOrderProps) {
  const { t, formatPrice } = useLanguage();
  // The credit note of an invoice that was never paid gives nothing back.
  const isRefunded = !order.isUnpaid || centsFromDecimal(order.refundedTotal) > 0;
  return (
    <Card className="px-5 py-4 text-sm sm:px-6">
      {isRefunded && (
        <>
          <h2 className="font-semibold">{t('shared.order.refunded_total')}</h2>
          <p className="tabular mt-1 mb-3">
            <bdi>{formatPrice(order.refundedTotal)}</bdi>
          </p>
        </>
      )}
      {order.reducedTotal && (
        <p className="mb-3">{t('tracking.reduced', { amount: formatPrice(order.reducedTotal) })}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <CreditNoteButtons orderId={orderKey.id} creditNotes={order.documents.creditNotes} />
      </div>
    </Card>
  );
}
