import type { User } from '@shopwright/contracts/http/auth';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { isStaff } from '@shopwright/contracts/roles';
import { toStoreDay } from '@shopwright/contracts/store-day';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { LoadingRegion } from '../components/loading-region';
import { useTitle } from '../components/use-head';
import { AddressBook } from '../features/account/address-book';
import { myOrdersQuery } from '../features/account/api';
import { VerificationNotice } from '../features/account/email-state';
import { OrderHistory } from '../features/account/order-history';
import { PastOrders } from '../features/account/past-orders';
import { ProfileForm } from '../features/account/profile-form';
import { Rewards } from '../features/account/rewards';
import { Settings } from '../features/account/settings';
import { numberFormat } from '../i18n/formatters';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { meQuery } from '../lib/queries/session';
import { getTimeZone } from '../lib/store-time-zone';
import { Button, ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import { Tabs } from '../ui/tabs';

export function AccountPage() {
  const { t, direction } = useLanguage();
  useTitle(t('session.account.mine'));
  const [tab, setTab] = useTab();
  const { data: user, isPending, isError, refetch, isFetching } = useQuery(meQuery);
  if (isPending) {
    return (
      <LoadingRegion className="grid gap-6 py-10">
        <Skeleton className="h-48 rounded-panel" />
        <Skeleton className="h-96 rounded-card" />
      </LoadingRegion>
    );
  }
  if (!user) {
    return (
      <EmptyState
        level={1}
        illustration="sign-in-needed"
        title={t('shared.account.required')}
        text={t('shared.account.required_text')}
      >
        <ButtonLink to={paths.login}>{t('shared.nav.sign_in')}</ButtonLink>
        {isError && (
          <Notice tone="warning" className="mt-3" title={t('session.account.unreachable')}>
            <Button variant="secondary" className="mt-3" onClick={() => refetch()} isPending={isFetching}>
              {t('shared.error.retry')}
            </Button>
          </Notice>
        )}
      </EmptyState>
    );
  }
  return (
    <div className="page py-8 sm:py-10">
      {isError && <Notice tone="warning" className="mb-6" title={t('session.account.unreachable')} />}
      <AccountBanner user={user} />
      <VerificationNotice user={user} />
      <div className="mt-8">
        <Tabs
          label={t('session.account.mine')}
          direction={direction}
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'profile', label: t('account.tab_profile'), content: <Profile user={user} /> },
            { id: 'orders', label: t('account.tab_orders'), content: <AllOrders /> },
            { id: 'rewards', label: t('account.tab_rewards'), content: <Rewards user={user} /> },
            { id: 'settings', label: t('account.tab_settings'), content: <Settings user={user} /> },
          ]}
        />
      </div>
    </div>
  );
}

function Profile({ user }: { user: User }) {
  return (
    <>
      <ProfileForm user={user} />
      <AddressBook />
    </>
  );
}

/** Keeps the open tab in the history entry, so that a reload and Back find it again. Most customers come for their orders. */
function useTab() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const tab: unknown = state?.tab;
  return [
    typeof tab === 'string' ? tab : 'orders',
    (id: string) => void navigate('.', { replace: true, state: { tab: id }, preventScrollReset: true }),
  ] as const;
}

function AccountBanner({ user }: { user: User }) {
  const { t, formatPrice, language } = useLanguage();
  const { data: orders, hasNextPage } = useInfiniteQuery(myOrdersQuery);
  const spentCents = centsFromDecimal(user.totalSpent);
  // A cancelled order is still part of the history, but nothing was spent on it.
  const paidCount = orders?.filter(({ status }) => status !== 'cancelled' && status !== 'pending').length ?? 0;
  const unknown = '–';
  const averageCents = paidCount === 0 ? 0 : Math.round(spentCents / paidCount);
  return (
    <section className="rounded-panel bg-primary-soft p-6 text-primary-ink sm:p-9">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="font-bold text-2xl sm:text-3xl">
            <bdi>{t('account.welcome_name', { name: user.firstName })}</bdi>
          </h1>
          <p className="mt-1 text-sm">
            {t('account.member_since', { year: toStoreDay(new Date(user.createdAt), getTimeZone()).slice(0, 4) })}
          </p>
        </div>
        {isStaff(user.role) && <ButtonLink to={paths.office}>{t('session.account.back_office')}</ButtonLink>}
      </div>
      <dl className="mt-7 grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Figure label={t('account.points')} value={numberFormat(language).format(user.loyaltyPoints)} />
        <Figure
          label={t('account.order_count')}
          value={orders ? `${numberFormat(language).format(orders.length)}${hasNextPage ? '+' : ''}` : unknown}
        />
        <Figure label={t('account.total_spent')} value={formatPrice(spentCents)} />
        <Figure label={t('account.average')} value={orders && !hasNextPage ? formatPrice(averageCents) : unknown} />
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

/** The orders, and those of the previous shop below them. */
const AllOrders = () => (
  <>
    <OrderHistory />
    <PastOrders />
  </>
);
