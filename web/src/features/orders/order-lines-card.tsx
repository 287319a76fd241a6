import { isCustomLine } from '@shopwright/contracts/custom-line';
import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { totalCents } from '@shopwright/contracts/money';
import { Link } from 'react-router-dom';
import { ProductImage } from '../../components/product-image';
import { useTotalRows } from '../../components/total-rows';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { LineSku } from './line-sku';

/** The lines of an order with what became of their units, and its money. */
export function OrderLinesCard({ order }: { order: OrderDetail }) {
  const { t } = useLanguage();
  return (
    <Card className="p-4 sm:p-5">
      <h2 className="font-semibold text-lg">{t('orders.items_head')}</h2>
      <ul className="divide-y divide-line">
        {order.items.map((line) => (
          <OrderLine key={line.id} line={line} />
        ))}
      </ul>
      <OrderMoney order={order} />
    </Card>
  );
}

function OrderLine({ line }: { line: OrderDetail['items'][number] }) {
  const { t, formatPrice } = useLanguage();
  const { productId, name, image, quantity, price, isDropshipped, sku, shippedQuantity, refundedQuantity } = line;
  return (
    <li className="flex items-start gap-3 py-3.5 sm:gap-4">
      <ProductImage src={image} alt="" size={56} className="size-14 shrink-0 rounded-control" />
      <div className="min-w-0 flex-1 text-sm">
        {isCustomLine(line) ? (
          <bdi className="line-clamp-2 font-medium">{name}</bdi>
        ) : (
          <Link to={paths.product(productId)} className="line-clamp-2 font-medium hover:underline">
            <bdi>{name}</bdi>
          </Link>
        )}
        <LineSku sku={sku} />
        <p className="tabular text-muted">
          <bdi dir="ltr">{`${quantity} × ${formatPrice(price)}`}</bdi>
        </p>
        <p className="mt-1 flex flex-wrap gap-1.5">
          {isDropshipped && <Badge>{t('orders.dropshipped_true')}</Badge>}
          {shippedQuantity > 0 && (
            <Badge tone="info">{t('orders.shipped_of', { shipped: shippedQuantity, quantity })}</Badge>
          )}
          {refundedQuantity > 0 && <Badge>{t('orders.refunded_pieces', { quantity: refundedQuantity })}</Badge>}
        </p>
        {!isCustomLine(line) && (
          <Link
            to={paths.ordersOfProduct(productId)}
            className="mt-1 inline-flex min-h-6 pointer-coarse:min-h-11 items-center text-muted text-xs underline hover:text-ink"
          >
            {t('orders.orders_with')}
          </Link>
        )}
      </div>
      <bdi className="tabular font-medium text-sm">{formatPrice(totalCents([{ price, quantity }]))}</bdi>
    </li>
  );
}

function OrderMoney({ order }: { order: OrderDetail }) {
  const { t, formatPrice } = useLanguage();
  const toRows = useTotalRows();
  const { discount, total, totals, payment, refundedTotal, disputedTotal, reducedTotal = '0' } = order;
  const rows = [
    { label: t('orders.discount'), amount: discount, isShown: !totals && Number(discount) > 0, sign: '−' },
    { label: t('orders.total'), amount: total, isShown: true, isStrong: true },
    { label: t('orders.refund_reduction'), amount: reducedTotal, isShown: Number(reducedTotal) > 0, sign: '−' },
    { label: t('orders.paid'), amount: payment.amountPaid, isShown: true },
    { label: t('orders.refunded'), amount: refundedTotal, isShown: Number(refundedTotal) > 0, sign: '−' },
    { label: t('orders.disputed'), amount: disputedTotal, isShown: Number(disputedTotal) > 0, sign: '−' },
    { label: t('orders.refundable'), amount: payment.refundable, isShown: Number(payment.refundable) > 0 },
  ];
  return (
    <dl className="grid gap-1.5 border-line border-t pt-3 text-sm">
      {toRows(totals ?? []).map(({ label, text }) => (
        <div key={label} className="flex justify-between">
          <dt dir="auto" className="text-muted">
            {label}
          </dt>
          <dd className="tabular">
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
      {rows
        .filter(({ isShown }) => isShown)
        .map(({ label, amount, isStrong, sign = '' }) => (
          <div key={label} className={isStrong ? 'flex justify-between font-semibold' : 'flex justify-between'}>
            <dt className={isStrong ? undefined : 'text-muted'}>{label}</dt>
            <dd className="tabular">
              <bdi dir="ltr">
                {sign}
                {formatPrice(amount)}
              </bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}
