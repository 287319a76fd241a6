import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { meQuery } from '../lib/queries/session';
import { Button, buttonClass } from '../ui/button';

const AccountMenu = lazy(async () => ({ default: (await import('../features/session/account-menu')).AccountMenu }));

/** Who is signed in; nothing at all until that is known. */
export function AccountCorner() {
  const { t } = useLanguage();
  const { data: user, isPending, isError, refetch, isFetching } = useQuery(meQuery);
  if (isPending) return null;
  if (user) {
    return (
      <Suspense>
        <AccountMenu user={user} isStale={isError} />
      </Suspense>
    );
  }
  if (isError) {
    return (
      <Button variant="ghost" size="sm" onClick={() => refetch()} isPending={isFetching}>
        <UserRound size={18} aria-hidden />
        <span className="hidden xl:inline">{t('account.unreachable')}</span>
        <span className="underline">{t('error.retry')}</span>
      </Button>
    );
  }
  return (
    <span className="hidden items-center gap-1 lg:flex">
      <Link to={paths.login} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
        {t('nav.sign_in')}
      </Link>
      <Link to={paths.register} className={buttonClass({ size: 'sm' })}>
        {t('nav.sign_up')}
      </Link>
    </span>
  );
}
