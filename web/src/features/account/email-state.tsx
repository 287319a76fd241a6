import type { User } from '@shopwright/contracts/http/auth';
import { useLanguage } from '../../i18n/language-provider';
import { isApiError } from '../../lib/api-error';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { toast, toastError } from '../../ui/toast-store';
import { useCancelEmailChange, useRequestVerification } from './api';

export function EmailState({ user }: { user: User }) {
  const { t } = useLanguage();
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-6 sm:px-8">
      <div className="min-w-0">
        <h2 className="font-semibold text-xl">{t('account.email_state.title')}</h2>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
          <bdi className="min-w-0 break-all">{user.email}</bdi>
          <Badge tone={user.emailVerified ? 'success' : 'accent'}>
            {t(user.emailVerified ? 'account.email_state.confirmed' : 'account.email_state.unconfirmed')}
          </Badge>
        </p>
      </div>
      {!user.emailVerified && !user.pendingEmail && <SendVerification />}
    </Card>
  );
}

/** Emails the user a new link: to the address that is to replace theirs, or to confirm theirs. */
export function SendVerification() {
  const { t } = useLanguage();
  const request = useRequestVerification();
  const send = () =>
    request.mutate(undefined, {
      onSuccess: () => toast(t('account.verify.sent'), t('account.verify.sent_text')),
      onError: (error) =>
        toastError(
          t('shared.toast.error'),
          t(isApiError(error, 'rate_limited') ? 'shared.error.busy' : 'shared.error.try_again'),
        ),
    });
  return (
    <Button variant="secondary" onClick={send} isPending={request.isPending}>
      {t('account.verify.send_again')}
    </Button>
  );
}

/** Asks for a confirmation without blocking: an unconfirmed address closes nothing. */
export function VerificationNotice({ user }: { user: User }) {
  const { t } = useLanguage();
  if (user.pendingEmail) return <PendingEmailNotice address={user.pendingEmail} />;
  if (user.emailVerified) return null;
  return (
    <Notice className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="min-w-0">{t('account.verify.notice', { email: user.email })}</p>
      <SendVerification />
    </Notice>
  );
}

function PendingEmailNotice({ address }: { address: string }) {
  const { t } = useLanguage();
  const cancel = useCancelEmailChange();
  const stop = () =>
    cancel.mutate(undefined, {
      onSuccess: ({ email }) => toast(t('account.email_change.cancelled', { email })),
      onError: () => toastError(t('shared.toast.error'), t('shared.error.try_again')),
    });
  return (
    <Notice className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="min-w-0 break-words">{t('account.email_change.notice', { email: address })}</p>
      <div className="flex flex-wrap gap-2">
        <SendVerification />
        <Button variant="ghost" onClick={stop} isPending={cancel.isPending}>
          {t('account.cancel')}
        </Button>
      </div>
    </Notice>
  );
}
