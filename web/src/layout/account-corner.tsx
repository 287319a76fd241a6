import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ChunkErrorNotice } from '../components/chunk-error-notice';
import { lazyPart } from '../components/lazy-part';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { meQuery } from '../lib/queries/session';
import { buttonClass } from '../ui/button';

const AccountMenu = lazyPart(async () => (await import('./parts')).loadAccountMenu(), {
  failed: (retry) => <ChunkErrorNotice isFloating onRetry={retry} />,
});

/** Shows the account menu or the sign-in links; nothing until the session is known. */
export function AccountCorner() {
  const { t } = useLanguage();
  const { data: user, isPending, isError } = useQuery(meQuery);
  if (isPending) return null;
  if (user) return <AccountMenu user={user} isStale={isError} />;
  // When the session cannot be read, the visitor counts as signed out. "My account" says why and retries.
  return (
    <span className="hidden items-center gap-1 lg:flex">
      <Link to={paths.login} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
        {t('shared.nav.sign_in')}
      </Link>
      <Link to={paths.register} className={buttonClass({ size: 'sm' })}>
        {t('layout.nav.sign_up')}
      </Link>
    </span>
  );
}
