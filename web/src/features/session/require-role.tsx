import type { Permission } from '@shopwright/contracts/permissions';
import { mayCall, type Role } from '@shopwright/contracts/roles';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { LoadingRegion } from '../../components/loading-region';
import { useLanguage } from '../../i18n/language-provider';
import { mayOpen, permissionsOfPage } from '../../lib/page-permissions';
import { paths } from '../../lib/paths';
import { meQuery } from '../../lib/queries/session';
import { Button, buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';

export const RequireStaff = () => <RequireRole least="staff" />;
export const RequireOperator = () => <RequireRole least="operator" />;

/** Only spares people a screen that would stay empty: the services refuse them all the same. */
function RequireRole({ least }: { least: Extract<Role, 'staff' | 'operator'> }) {
  const { t } = useLanguage();
  const { pathname, search } = useLocation();
  const { data: user, isPending, isError, refetch, isFetching } = useQuery(meQuery);
  if (isPending) {
    return (
      <LoadingRegion className="py-10">
        <Skeleton className="h-96 rounded-card" />
      </LoadingRegion>
    );
  }
  const [needed] = permissionsOfPage(pathname);
  if (user && mayCall(user.role, least) && (!needed || mayOpen(user, pathname))) return <Outlet />;
  if (user?.mustSetUpTwoFactor) {
    return (
      <EmptyState
        level={1}
        illustration="sign-in-needed"
        title={t('session.guard.two_factor')}
        text={t('session.guard.two_factor_text')}
      >
        <Link to={paths.account} state={{ tab: 'settings' }} className={buttonClass()}>
          {t('session.guard.two_factor_button')}
        </Link>
      </EmptyState>
    );
  }
  if (user && needed && mayCall(user.role, least)) return <MissingPermission permission={needed} />;
  if (user) {
    return (
      <EmptyState
        level={1}
        illustration="sign-in-needed"
        title={t(least === 'staff' ? 'session.guard.staff_only' : 'session.guard.operators_only')}
        text={t(least === 'staff' ? 'session.guard.staff_text' : 'session.guard.operators_text')}
      >
        <Link to={paths.home} className={buttonClass()}>
          {t('session.guard.to_shop')}
        </Link>
      </EmptyState>
    );
  }
  if (isError) {
    return (
      <EmptyState
        level={1}
        illustration="offline"
        title={t('session.account.unreachable')}
        text={t('shared.error.unavailable')}
      >
        <Button onClick={() => refetch()} isPending={isFetching}>
          {t('shared.error.retry')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={1}
      illustration="sign-in-needed"
      title={t('session.guard.sign_in')}
      text={t('session.guard.sign_in_text')}
    >
      <Link to={paths.loginThen(pathname + search)} className={buttonClass()}>
        {t('shared.nav.sign_in')}
      </Link>
    </EmptyState>
  );
}

function MissingPermission({ permission }: { permission: Permission }) {
  const { t } = useLanguage();
  return (
    <EmptyState
      level={1}
      illustration="sign-in-needed"
      title={t('session.guard.permission')}
      text={t('session.guard.permission_text', { permission })}
    >
      <Link to={paths.home} className={buttonClass()}>
        {t('session.guard.to_shop')}
      </Link>
    </EmptyState>
  );
}
