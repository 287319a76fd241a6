import { useQuery } from '@tanstack/react-query';
import { ScanSearch } from 'lucide-react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { QueryError } from '../components/query-error';
import { TitledPage } from '../components/titled-page';
import { orderOfQuery } from '../features/x-ray/api';
import { useLanguage } from '../i18n/language-provider';
import { ApiError } from '../lib/api-error';
import { paths } from '../lib/paths';
import { EmptyState } from '../ui/empty-state';
import { Skeleton } from '../ui/skeleton';

/** Leads on to the X-ray of the order that `?of=` names: a job's id, a trace, an object of Stripe. */
export function FindXRayPage() {
  const { t } = useLanguage();
  const [params] = useSearchParams();
  const of = params.get('of')?.trim() ?? '';
  const order = useQuery({ ...orderOfQuery(of), retry: false });
  if (order.data) return <Navigate to={paths.orderXRay(order.data.orderId)} replace />;
  const isFailed = order.error && !(order.error instanceof ApiError && [400, 404].includes(order.error.status));
  return (
    <TitledPage title={t('x_ray.open')}>
      {order.isLoading ? (
        <Skeleton className="h-48 rounded-card" />
      ) : isFailed ? (
        <QueryError title={t('x_ray.failed')} query={order} />
      ) : (
        <EmptyState icon={<ScanSearch aria-hidden />} title={t('x_ray.unknown')} text={t('x_ray.unknown_text')} />
      )}
    </TitledPage>
  );
}
