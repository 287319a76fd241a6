import type { User } from '@shopwright/contracts/http/auth';
import { useLanguage } from '../../i18n/language-provider';
import { Notice } from '../../ui/notice';
import { SendVerification } from './send-verification';

/** Asks for a confirmation without blocking: an unconfirmed address closes nothing. */
export function VerificationNotice({ user }: { user: User }) {
  const { t } = useLanguage();
  if (user.emailVerified) return null;
  return (
    <Notice className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="min-w-0">{t('verify.notice', { email: user.email })}</p>
      <SendVerification />
    </Notice>
  );
}
