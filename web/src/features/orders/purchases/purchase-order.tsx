import { translateCountry } from '@shopwright/contracts/country-names';
import type { PurchaseOrderDetail } from '@shopwright/contracts/http/purchase-orders';
import { ProductImage } from '../../../components/product-image';
import { ShipmentList } from '../../../components/shipment-list';
import { StaffLink } from '../../../components/staff-link';
import { useLanguage } from '../../../i18n/language-provider';
import { momentText } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { Card } from '../../../ui/card';
import { Notice } from '../../../ui/notice';
import { PurchaseActions } from './purchase-actions';
import { PurchaseBadges } from './purchase-badge';
import { PurchaseTimeline } from './purchase-timeline';

const link = 'inline-flex min-h-8 pointer-coarse:min-h-11 items-center underline hover:no-underline';

export function PurchaseOrder({ purchase }: { purchase: PurchaseOrderDetail }) {
  const { t, language } = useLanguage();
  const { id, reference, supplierName, orderId, order, shipment, lines } = purchase;
  return (
    <>
      <header className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h1 className="font-bold text-2xl">
              <bdi>{reference}</bdi>
            </h1>
            <PurchaseBadges purchase={purchase} />
          </div>
          <p className="wrap-anywhere mt-1 text-muted">
            <bdi>{supplierName}</bdi> ·{' '}
            <time dateTime={purchase.createdAt}>{momentText(purchase.createdAt, language)}</time>
          </p>
        </div>
        <PurchaseActions purchase={purchase} />
      </header>
      <PurchaseNotices purchase={purchase} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-5">
          <PurchaseLines purchase={purchase} />
          {shipment && (
            <ShipmentList
              shipments={[{ ...shipment, id, items: lines }]}
              lines={lines.map(({ orderItemId, name }) => ({ id: orderItemId, name }))}
              texts={{
                title: t('orders.shipments'),
                track: t('orders.track'),
                withoutTracking: t('orders.no_tracking'),
              }}
              toWhen={(at) => momentText(at, language)}
            />
          )}
          <PurchaseTimeline purchase={purchase} />
        </div>
        <Card className="p-4 text-sm sm:p-5">
          <h2 className="font-semibold text-lg">
            <StaffLink to={paths.order(orderId)} className={link}>
              {t('orders.number', { id: orderId })}
            </StaffLink>
          </h2>
          <p>{t(`shared.order.${order.status}`)}</p>
          <h3 className="mt-4 mb-1 font-semibold">{t('orders.address')}</h3>
          <p className="wrap-anywhere whitespace-pre-line">
            <bdi>{`${order.customerName}\n${translateCountry(order.customerAddress, language)}`}</bdi>
          </p>
        </Card>
      </div>
    </>
  );
}

/** What staff must do before anything else. */
function PurchaseNotices({ purchase }: { purchase: PurchaseOrderDetail }) {
  const { t } = useLanguage();
  const { warning, problem, problemDetail, state, supplierName } = purchase;
  const isOpen = state === 'to_send' || state === 'failed';
  return (
    <>
      {warning && (
        <Notice tone="danger" title={t(`orders.po_warning_${warning}`)} className="mb-5">
          <p>{t(`orders.po_warning_${warning}_text`, { name: supplierName })}</p>
        </Notice>
      )}
      {problem && isOpen && (
        <Notice
          tone={state === 'failed' ? 'danger' : 'warning'}
          title={t(`orders.po_problem_${problem}`)}
          className="mb-5"
        >
          <p>{t(`orders.po_problem_${problem}_text`, { name: supplierName })}</p>
          {problemDetail && (
            <p className="wrap-anywhere mt-1 font-mono text-xs">
              <bdi>{problemDetail}</bdi>
            </p>
          )}
        </Notice>
      )}
    </>
  );
}

function PurchaseLines({ purchase }: { purchase: PurchaseOrderDetail }) {
  const { t, formatPrice } = useLanguage();
  return (
    <Card className="p-4 text-sm sm:p-5">
      <h2 className="mb-1 font-semibold text-lg">{t('orders.po_lines')}</h2>
      <ul className="divide-y divide-line">
        {purchase.lines.map(({ orderItemId, name, image, sku, quantity, cost, productId }) => (
          <li key={orderItemId} className="flex items-center gap-4 py-3">
            <ProductImage src={image} alt="" size={56} className="size-14 shrink-0 rounded-control" />
            <div className="min-w-0 flex-1">
              <StaffLink to={paths.productEditor(productId)} className={`${link} wrap-anywhere font-medium`}>
                <bdi>{name}</bdi>
              </StaffLink>
              {sku && (
                <p className="wrap-anywhere text-muted">
                  {t('orders.po_sku')}: <bdi dir="ltr">{sku}</bdi>
                </p>
              )}
            </div>
            <p className="tabular whitespace-nowrap text-end">
              <bdi>
                {quantity} × {cost === null ? t('orders.po_no_cost') : formatPrice(cost)}
              </bdi>
            </p>
          </li>
        ))}
      </ul>
      {purchase.cost !== null && (
        <p className="flex justify-between gap-4 border-line border-t pt-3 font-semibold">
          <span>{t('orders.po_cost')}</span>
          <bdi className="tabular">{formatPrice(purchase.cost)}</bdi>
        </p>
      )}
    </Card>
  );
}
