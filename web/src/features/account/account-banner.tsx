import type { User } from '@shopwright/contracts/http/auth';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import { dollars } from '../../lib/format';
import { myOrdersQuery } from './api';

export function AccountBanner({ user }: { user: User }) {
  const { t } = useLanguage();
  const { data: orders, hasNextPage } = useInfiniteQuery(myOrdersQuery);
  const spentCents = centsFromDecimal(user.totalSpent);
  // A cancelled order is still part of the history, but nothing was spent on it.
  const paidCount = orders?.filter(({ status }) => status !== 'cancelled' && status !== 'pending').length ?? 0;
  const unknown = '–';
  const averageCents = paidCount === 0 ? 0 : Math.round(spentCents / paidCount);
  return (
    <section className="rounded-panel bg-primary-soft p-6 text-primary-ink sm:p-9">
      <h1 className="font-bold text-2xl sm:text-3xl">
        <bdi>{t('account.welcome_name', { name: user.firstName })}</bdi>
      </h1>
      <p className="mt-1 text-sm">{t('account.member_since', { year: new Date(user.createdAt).getFullYear() })}</p>
      <dl className="mt-7 grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Figure label={t('account.points')} value={String(user.loyaltyPoints)} />
        <Figure
          label={t('account.order_count')}
          value={orders ? `${orders.length}${hasNextPage ? '+' : ''}` : unknown}
        />
        <Figure label={t('account.total_spent')} value={dollars(spentCents)} />
        <Figure label={t('account.average')} value={orders && !hasNextPage ? dollars(averageCents) : unknown} />
      </dl>
    </section>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col justify-between rounded-card bg-surface/70 p-4">
      <dt className="text-sm">{label}</dt>
      <dd className="tabular mt-1 font-semibold text-ink text-xl sm:text-2xl">
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
