import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ReceiptText } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { QueryError } from '../components/query-error';
import { useTitle } from '../components/use-head';
import { customerOrderQuery } from '../features/tracking/api';
import { CustomerOrder } from '../features/tracking/customer-order';
import { useLanguage } from '../i18n/language-provider';
import { ApiError } from '../lib/api-error';
import { paths } from '../lib/paths';
import { ButtonLink, buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Skeleton } from '../ui/skeleton';

/** An order of the signed-in customer. Guests open theirs by the link of an email, on the page that tracks orders. */
export function CustomerOrderPage() {
  const { t } = useLanguage();
  const { id = '' } = useParams();
  useTitle(t('shared.orders.number', { id }));
  const order = useQuery(customerOrderQuery({ id }));
  const status = order.error instanceof ApiError ? order.error.status : 0;
  return (
    <div className="page max-w-4xl py-8 sm:py-12">
      <Link
        to={paths.account}
        state={{ tab: 'orders' }}
        className={buttonClass({ variant: 'ghost', size: 'sm', className: '-ms-3 mb-2' })}
      >
        <ArrowLeft size={16} aria-hidden className="rtl:-scale-x-100" />
        {t('tracking.purchase.back')}
      </Link>
      <h1 className="mb-5 font-bold text-2xl sm:text-3xl">{t('shared.orders.number', { id })}</h1>
      {order.data ? (
        <CustomerOrder order={order.data} orderKey={{ id }} isTitled={false} />
      ) : order.isPending ? (
        <Skeleton className="h-96 rounded-card" />
      ) : status === 401 ? (
        <EmptyState
          icon={<ReceiptText aria-hidden />}
          title={t('shared.account.required')}
          text={t('shared.account.required_text')}
        >
          <ButtonLink to={paths.loginThen(paths.customerOrder(Number(id) || 0))}>{t('shared.nav.sign_in')}</ButtonLink>
        </EmptyState>
      ) : status === 404 || status === 400 ? (
        <EmptyState
          icon={<ReceiptText aria-hidden />}
          title={t('tracking.purchase.unknown')}
          text={t('tracking.purchase.unknown_text')}
        />
      ) : (
        <QueryError title={t('tracking.purchase.failed')} query={order} />
      )}
    </div>
  );
}
