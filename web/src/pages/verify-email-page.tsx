import { useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { errorTextKey, QueryError } from '../components/query-error';
import { useTitle } from '../components/use-head';
import { useVerifyEmail, verificationQuery } from '../features/account/api';
import { SendVerification } from '../features/account/email-state';
import { isDeadLink, LinkExpired } from '../features/session/auth-card';
import { useLanguage } from '../i18n/language-provider';
import { isApiError } from '../lib/api-error';
import { paths } from '../lib/paths';
import { meQuery } from '../lib/queries/session';
import { Button, ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Notice } from '../ui/notice';
import { Spinner } from '../ui/skeleton';

/** Shows the address and asks first: mail scanners open every link that they find. */
export function VerifyEmailPage() {
  const { t } = useLanguage();
  useTitle(t('account.verify.title'));
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const isChange = params.has('change');
  const { data: user } = useQuery(meQuery);
  const link = useQuery(verificationQuery(token));
  const verification = useVerifyEmail();
  const confirmed = verification.data ?? (link.data?.isConfirmed ? link.data : undefined);
  if (confirmed) {
    return (
      <EmptyState
        level={1}
        icon={<MailCheck aria-hidden />}
        title={t('account.verify.done')}
        text={t('account.verify.done_text', { email: confirmed.email })}
      >
        <WayOn isSignedIn={Boolean(user)} />
      </EmptyState>
    );
  }
  const isWaiting = user && (!user.emailVerified || user.pendingEmail);
  if (token === '' || isDeadLink(link.error) || isDeadLink(verification.error)) {
    return <LinkExpired>{isWaiting ? <SendVerification /> : <WayOn isSignedIn={Boolean(user)} />}</LinkExpired>;
  }
  if (isApiError(verification.error, 'unauthenticated'))
    return <SignInFirst search={params.toString()} isChange={isChange} />;
  if (link.isError) return <QueryError level={1} title={t('account.verify.failed')} query={link} />;
  if (!link.data) {
    return (
      <div role="status" aria-busy="true" className="flex items-center justify-center gap-3 py-28 text-muted">
        <Spinner />
        <h1>{t('account.verify.title')}</h1>
      </div>
    );
  }
  return (
    <EmptyState
      level={1}
      icon={<MailCheck aria-hidden />}
      title={t('account.verify.title')}
      text={t(isChange ? 'account.email_change.confirm_text' : 'account.verify.confirm_text', {
        email: link.data.email,
      })}
    >
      {verification.isError && (
        <Notice tone="danger" isUrgent className="w-full">
          {t(errorTextKey(verification.error))}
        </Notice>
      )}
      <Button onClick={() => verification.mutate(token)} isPending={verification.isPending}>
        {t('account.verify.confirm')}
      </Button>
    </EmptyState>
  );
}

/** Someone else may have registered the address, so only the account's own session verifies or changes it. A reset of the password would end the change. */
function SignInFirst({ search, isChange }: { search: string; isChange: boolean }) {
  const { t } = useLanguage();
  return (
    <EmptyState
      level={1}
      icon={<MailCheck aria-hidden />}
      title={t('account.verify.sign_in')}
      text={t(isChange ? 'account.email_change.sign_in_text' : 'account.verify.sign_in_text')}
    >
      <ButtonLink to={paths.loginThen(`${paths.verifyEmail}?${search}`)}>{t('shared.nav.sign_in')}</ButtonLink>
      {!isChange && (
        <ButtonLink to={paths.forgotPassword} variant="secondary">
          {t('shared.login.forgot')}
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
        {t(isSignedIn ? 'session.account.mine' : 'shared.nav.sign_in')}
      </ButtonLink>
      <ButtonLink to={paths.home} variant="secondary">
        {t('shared.cart.continue')}
      </ButtonLink>
    </>
  );
}
