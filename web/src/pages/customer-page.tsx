import { toMailto } from '@shopwright/contracts/email-address';
import type { CustomerDetail } from '@shopwright/contracts/http/customers';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Users } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { LoadingHeading } from '../components/loading-region';
import { NotesCard } from '../components/notes-card';
import { Permitted } from '../components/permitted';
import { QueryError } from '../components/query-error';
import { useTitle } from '../components/use-head';
import { HistoryCard } from '../features/audit/history-card';
import { customerQuery, useAddNote } from '../features/customers/api';
import { CustomerOrders } from '../features/customers/customer-orders';
import { CustomerPastOrders } from '../features/customers/customer-past-orders';
import { CustomerPoints } from '../features/customers/customer-points';
import { CustomerSide } from '../features/customers/customer-side';
import { CustomerTax } from '../features/customers/customer-tax';
import { dateText } from '../i18n/formatters';
import { useLanguage } from '../i18n/language-provider';
import { isUnknown } from '../lib/api-error';
import { paths } from '../lib/paths';
import { Badge } from '../ui/badge';
import { buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Skeleton } from '../ui/skeleton';

export function CustomerPage() {
  const { t } = useLanguage();
  const { id = '' } = useParams();
  const customer = useQuery(customerQuery(id));
  useTitle(customer.data?.name || t('customers.customer'));
  return (
    <div className="page py-6 sm:py-8">
      <Link to={paths.customers} className={buttonClass({ variant: 'ghost', size: 'sm', className: '-ms-3 mb-2' })}>
        <ArrowLeft size={16} aria-hidden className="rtl:-scale-x-100" />
        {t('shared.staff.customers')}
      </Link>
      {customer.isPending ? (
        <>
          <LoadingHeading />
          <Skeleton className="h-96 rounded-card" />
        </>
      ) : isUnknown(customer.error) ? (
        <EmptyState
          level={1}
          icon={<Users aria-hidden />}
          title={t('customers.unknown')}
          text={t('customers.unknown_text')}
        />
      ) : !customer.data ? (
        <QueryError title={t('customers.failed')} query={customer} level={1} />
      ) : (
        <Customer customer={customer.data} />
      )}
    </div>
  );
}

function Customer({ customer }: { customer: CustomerDetail }) {
  const { t, language } = useLanguage();
  const note = useAddNote(customer);
  const { name, email, kind, since, account } = customer;
  return (
    <>
      <header className="mb-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h1 className="wrap-anywhere font-bold text-2xl">
            <bdi>{name || email}</bdi>
          </h1>
          <Badge tone={kind === 'account' ? 'primary' : 'neutral'}>{t(`customers.${kind}`)}</Badge>
          {account && (
            <Badge tone={account.emailVerified ? 'success' : 'neutral'}>
              {t(account.emailVerified ? 'customers.verified' : 'customers.unverified')}
            </Badge>
          )}
        </div>
        <p className="wrap-anywhere mt-1 text-muted">
          <a href={toMailto(email)} className="underline hover:no-underline">
            <bdi dir="ltr">{email}</bdi>
          </a>{' '}
          · {t('customers.since')} <time dateTime={since}>{dateText(since, language)}</time>
        </p>
      </header>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-5">
          <CustomerOrders customer={customer} />
          <Permitted to="orders:read">
            <CustomerPastOrders email={email} />
          </Permitted>
          <CustomerPoints customer={customer} />
          <HistoryCard target="customer" id={customer.id} />
        </div>
        <div className="grid min-w-0 gap-5">
          <CustomerSide customer={customer} />
          <CustomerTax customer={customer} />
          <NotesCard notes={customer.notes} text={t('customers.notes_text')} mutation={note} />
        </div>
      </div>
    </>
  );
}
