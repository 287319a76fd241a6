import type { PurchaseOrder } from '@shopwright/contracts/http/purchase-orders';
import { Link } from 'react-router-dom';
import { StaffLink } from '../../../components/staff-link';
import { useLanguage } from '../../../i18n/language-provider';
import { momentText } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { PurchaseBadges } from './purchase-badge';

const link =
  'inline-flex min-h-8 items-center underline hover:no-underline pointer-coarse:min-h-11 pointer-coarse:min-w-11';

interface PurchaseRowProps {
  purchase: PurchaseOrder;
  /** Not on the order's own page. */
  isLinkedToOrder?: boolean;
}

export function PurchaseRow({ purchase, isLinkedToOrder }: PurchaseRowProps) {
  const { t, formatPrice, language } = useLanguage();
  const { id, reference, supplierName, orderId, units, cost, createdAt } = purchase;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 text-sm">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <Link to={paths.purchaseOrder(id)} className={`${link} font-semibold`}>
            <bdi>{reference}</bdi>
          </Link>{' '}
          · <bdi>{supplierName}</bdi>
        </p>
        <p className="text-muted">
          {isLinkedToOrder && (
            <>
              <StaffLink to={paths.order(orderId)} className={link}>
                {t('orders.number', { id: orderId })}
              </StaffLink>
              {' · '}
            </>
          )}
          {t('orders.po_units', { count: units })}
          {cost !== null && (
            <>
              {' · '}
              <bdi className="tabular">{formatPrice(cost)}</bdi>
            </>
          )}
          {' · '}
          <time dateTime={createdAt}>{momentText(createdAt, language)}</time>
        </p>
      </div>
      <PurchaseBadges purchase={purchase} />
    </div>
  );
}
