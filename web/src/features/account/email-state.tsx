import type { User } from '@shopwright/contracts/http/auth';
import { useLanguage } from '../../i18n/language-provider';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { SendVerification } from './send-verification';

export function EmailState({ user }: { user: User }) {
  const { t } = useLanguage();
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-6 sm:px-8">
      <div className="min-w-0">
        <h2 className="font-semibold text-xl">{t('email_state.title')}</h2>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
          <bdi className="min-w-0 break-all">{user.email}</bdi>
          <Badge tone={user.emailVerified ? 'success' : 'accent'}>
            {t(user.emailVerified ? 'email_state.confirmed' : 'email_state.unconfirmed')}
          </Badge>
        </p>
      </div>
      {!user.emailVerified && <SendVerification />}
    </Card>
  );
}
