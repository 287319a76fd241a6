import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ClipboardList } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { LoadingHeading } from '../components/loading-region';
import { QueryError } from '../components/query-error';
import { useTitle } from '../components/use-head';
import { purchaseQuery } from '../features/orders/purchases/api';
import { PurchaseOrder } from '../features/orders/purchases/purchase-order';
import { useLanguage } from '../i18n/language-provider';
import { isUnknown } from '../lib/api-error';
import { paths } from '../lib/paths';
import { buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Skeleton } from '../ui/skeleton';

export function PurchaseOrderPage() {
  const { t } = useLanguage();
  const { id = '' } = useParams();
  const purchase = useQuery(purchaseQuery(id));
  useTitle(t('orders.po_number', { reference: purchase.data?.reference ?? id }));
  return (
    <div className="page py-6 sm:py-8">
      <Link
        to={paths.purchaseOrders}
        className={buttonClass({ variant: 'ghost', size: 'sm', className: '-ms-3 mb-2' })}
      >
        <ArrowLeft size={16} aria-hidden className="rtl:-scale-x-100" />
        {t('orders.po_title')}
      </Link>
      {purchase.isPending ? (
        <>
          <LoadingHeading />
          <Skeleton className="h-96 rounded-card" />
        </>
      ) : isUnknown(purchase.error) ? (
        <EmptyState
          level={1}
          icon={<ClipboardList aria-hidden />}
          title={t('orders.po_unknown')}
          text={t('orders.po_unknown_text')}
        />
      ) : !purchase.data ? (
        <QueryError title={t('orders.po_failed')} query={purchase} level={1} />
      ) : (
        <PurchaseOrder purchase={purchase.data} />
      )}
    </div>
  );
}
