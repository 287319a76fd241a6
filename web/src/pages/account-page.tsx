import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useTitle } from '../components/use-head';
import { AccountBanner } from '../features/account/account-banner';
import { VerificationNotice } from '../features/account/email-state';
import { OrderHistory } from '../features/account/order-history';
import { ProfileForm } from '../features/account/profile-form';
import { Rewards } from '../features/account/rewards';
import { Settings } from '../features/account/settings';
import { useLanguage } from '../i18n/language-provider';
import { illustrations } from '../lib/illustrations';
import { paths } from '../lib/paths';
import { meQuery } from '../lib/queries/session';
import { Button, buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import { Tabs } from '../ui/tabs';

export function AccountPage() {
  const { t, direction } = useLanguage();
  useTitle(t('account.mine'));
  const [tab, setTab] = useTab();
  const { data: user, isPending, isError, refetch, isFetching } = useQuery(meQuery);
  if (isPending) {
    return (
      <div aria-busy="true" className="page grid gap-6 py-10">
        <Skeleton className="h-48 rounded-panel" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    );
  }
  if (!user) {
    return (
      <EmptyState
        level={1}
        illustration={illustrations.signInNeeded}
        title={t('account.required')}
        text={t('account.required_text')}
      >
        <Link to={paths.login} className={buttonClass()}>
          {t('nav.sign_in')}
        </Link>
        {isError && (
          <Notice tone="warning" className="mt-3" title={t('account.unreachable')}>
            <Button variant="secondary" className="mt-3" onClick={() => refetch()} isPending={isFetching}>
              {t('error.retry')}
            </Button>
          </Notice>
        )}
      </EmptyState>
    );
  }
  return (
    <div className="page py-8 sm:py-10">
      {isError && <Notice tone="warning" className="mb-6" title={t('account.unreachable')} />}
      <AccountBanner user={user} />
      <VerificationNotice user={user} />
      <div className="mt-8">
        <Tabs
          label={t('account.mine')}
          direction={direction}
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'profile', label: t('account.tab_profile'), content: <ProfileForm user={user} /> },
            { id: 'orders', label: t('account.tab_orders'), content: <OrderHistory /> },
            { id: 'rewards', label: t('account.tab_rewards'), content: <Rewards user={user} /> },
            { id: 'settings', label: t('account.tab_settings'), content: <Settings user={user} /> },
          ]}
        />
      </div>
    </div>
  );
}

/** The open tab is a matter of the history entry, so that a reload and Back find it again. */
function useTab() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const tab: unknown = state?.tab;
  return [
    typeof tab === 'string' ? tab : 'profile',
    (id: string) => void navigate('.', { replace: true, state: { tab: id }, preventScrollReset: true }),
  ] as const;
}
