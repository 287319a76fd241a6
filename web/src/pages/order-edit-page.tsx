import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { LoadingHeading } from '../components/loading-region';
import { QueryError } from '../components/query-error';
import { useTitle } from '../components/use-head';
import { orderEditQuery } from '../features/draft-orders/order-edit/api';
import { OrderEdit } from '../features/draft-orders/order-edit/order-edit';
import { useLanguage } from '../i18n/language-provider';
import { isApiError, isUnknown } from '../lib/api-error';
import { paths } from '../lib/paths';
import { buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Skeleton } from '../ui/skeleton';

/** Edits an order that has not shipped. */
export function OrderEditPage() {
  const { t } = useLanguage();
  const { id = '' } = useParams();
  useTitle(t('draft_orders.edit_title', { id }));
  const found = useQuery(orderEditQuery(id));
  const isBlocked = isApiError(found.error, 'conflict');
  return (
    <div className="page py-6 sm:py-8">
      <Link
        to={paths.order(Number(id))}
        className={buttonClass({ variant: 'ghost', size: 'sm', className: '-ms-3 mb-2' })}
      >
        <ArrowLeft size={16} aria-hidden className="rtl:-scale-x-100" />
        {t('orders.number', { id })}
      </Link>
      {found.isPending ? (
        <>
          <LoadingHeading />
          <Skeleton className="h-96 rounded-card" />
        </>
      ) : isUnknown(found.error) || isBlocked ? (
        <EmptyState
          level={1}
          title={t(isBlocked ? 'draft_orders.edit_over' : 'shared.unknown')}
          text={t(isBlocked ? 'draft_orders.edit_over_text' : 'shared.unknown_text')}
        />
      ) : !found.data ? (
        <QueryError title={t('orders.failed')} query={found} level={1} />
      ) : (
        <>
          <h1 className="mb-5 font-bold text-2xl">{t('draft_orders.edit_title', { id })}</h1>
          <OrderEdit edit={found.data.edit} order={found.data.order} onReload={found.refetch} />
        </>
      )}
    </div>
  );
}
