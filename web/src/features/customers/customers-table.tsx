import type { CustomerRow } from '@shopwright/contracts/http/customers';
import { Link } from 'react-router-dom';
import { dateText } from '../../i18n/formatters';
import { type LanguageContext, useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { type Column, Table } from '../../ui/table';

const wide = 'hidden md:table-cell';

/** On a phone the other columns stand below the name. */
export function CustomersTable({ customers, isBusy }: { customers: CustomerRow[]; isBusy: boolean }) {
  const context = useLanguage();
  return (
    <Card aria-busy={isBusy}>
      <h2 className="sr-only">{context.t('shared.staff.customers')}</h2>
      <Table columns={columnsIn(context)} rows={customers} rowKey={({ id }) => id} isDense />
    </Card>
  );
}

function columnsIn({ t, formatPrice, language }: LanguageContext): Column<CustomerRow>[] {
  return [
    { id: 'customer', head: t('customers.customer'), cell: (customer) => <CustomerHeading customer={customer} /> },
    {
      id: 'kind',
      head: t('customers.account'),
      cell: ({ kind }) => <Badge tone={kind === 'account' ? 'primary' : 'neutral'}>{t(`customers.${kind}`)}</Badge>,
      className: wide,
    },
    {
      id: 'since',
      head: t('customers.since'),
      cell: ({ since }) => <time dateTime={since}>{dateText(since, language)}</time>,
      className: 'hidden lg:table-cell',
      cellClass: 'text-muted whitespace-nowrap',
    },
    {
      id: 'last',
      head: t('customers.last_order'),
      cell: ({ lastOrderAt }) =>
        lastOrderAt === null ? '–' : <time dateTime={lastOrderAt}>{dateText(lastOrderAt, language)}</time>,
      className: 'hidden lg:table-cell',
      cellClass: 'text-muted whitespace-nowrap',
    },
    {
      id: 'orders',
      head: t('customers.orders'),
      cell: ({ orders }) => orders.toLocaleString(language),
      isNumeric: true,
      className: wide,
    },
    {
      id: 'spent',
      head: t('customers.spent'),
      cell: ({ spent }) => <bdi className="font-medium">{formatPrice(spent)}</bdi>,
      isNumeric: true,
      className: wide,
    },
  ];
}

function CustomerHeading({ customer: { id, name, email, kind, orders, spent } }: { customer: CustomerRow }) {
  const { t, formatPrice, language } = useLanguage();
  return (
    <>
      <Link
        to={paths.customer(id)}
        className="wrap-anywhere inline-flex min-h-8 pointer-coarse:min-h-11 items-center font-semibold hover:underline"
      >
        <bdi>{name || email}</bdi>
      </Link>
      <span className="wrap-anywhere block font-normal text-muted text-xs">
        <bdi dir="ltr">{email}</bdi>
      </span>
      <span className="tabular block pb-1.5 font-normal text-muted text-xs md:hidden">
        {t(`customers.${kind}`)} · {t('customers.orders')}: {orders.toLocaleString(language)} ·{' '}
        <bdi>{formatPrice(spent)}</bdi>
      </span>
    </>
  );
}
