import { verifyEmail } from '@shopwright/contracts/http/account';
import { useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { QueryError } from '../components/query-error';
import { useTitle } from '../components/use-head';
import { SendVerification } from '../features/account/email-state';
import { isDeadLink, LinkExpired } from '../features/session/auth-card';
import { useLanguage } from '../i18n/language-provider';
import { call, isApiError } from '../lib/api-client';
import { paths } from '../lib/paths';
import { meQuery } from '../lib/queries/session';
import { queryClient } from '../lib/query-client';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Spinner } from '../ui/skeleton';

export function VerifyEmailPage() {
  const { t } = useLanguage();
  useTitle(t('verify.title'));
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const { data: user } = useQuery(meQuery);
  // A query although it writes: it runs once per address, however often the page renders.
  const verified = useQuery({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      const reply = await call(verifyEmail, { body: { token } });
      void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
      return reply;
    },
    enabled: token !== '',
  });
  if (verified.data) {
    return (
      <EmptyState
        level={1}
        icon={<MailCheck aria-hidden />}
        title={t('verify.done')}
        text={t('verify.done_text', { email: verified.data.email })}
      >
        <WayOn isSignedIn={Boolean(user)} />
      </EmptyState>
    );
  }
  const isWaiting = user && (!user.emailVerified || user.pendingEmail);
  if (token === '' || isDeadLink(verified.error)) {
    return <LinkExpired>{isWaiting ? <SendVerification /> : <WayOn isSignedIn={Boolean(user)} />}</LinkExpired>;
  }
  if (isApiError(verified.error, 'unauthenticated'))
    return <SignInFirst search={params.toString()} isChange={params.has('change')} />;
  if (verified.isError) return <QueryError level={1} title={t('verify.failed')} query={verified} />;
  return (
    <div role="status" aria-busy="true" className="flex items-center justify-center gap-3 py-28 text-muted">
      <Spinner />
      <h1>{t('verify.pending')}</h1>
    </div>
  );
}

/** Someone else may have registered the address, so only the account's own session verifies or changes it. A reset of the password would end the change. */
function SignInFirst({ search, isChange }: { search: string; isChange: boolean }) {
  const { t } = useLanguage();
  return (
    <EmptyState
      level={1}
      icon={<MailCheck aria-hidden />}
      title={t('verify.sign_in')}
      text={t(isChange ? 'email_change.sign_in_text' : 'verify.sign_in_text')}
    >
      <ButtonLink to={paths.loginThen(`${paths.verifyEmail}?${search}`)}>{t('nav.sign_in')}</ButtonLink>
      {!isChange && (
        <ButtonLink to={paths.forgotPassword} variant="secondary">
          {t('login.forgot')}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

function WayOn({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useLanguage();
  return (
    <>
      <ButtonLink to={isSignedIn ? paths.account : paths.login}>
        {t(isSignedIn ? 'account.mine' : 'nav.sign_in')}
      </ButtonLink>
      <ButtonLink to={paths.home} variant="secondary">
        {t('cart.continue')}
      </ButtonLink>
    </>
  );
}
