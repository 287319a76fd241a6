import { useQuery } from '@tanstack/react-query';
import { Link2Off } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadingRegion } from '../components/loading-region';
import { QueryError } from '../components/query-error';
import { TitledPage } from '../components/titled-page';
import { invitationQuery } from '../features/team/api';
import { JoinForm } from '../features/team/join-form';
import { useLanguage } from '../i18n/language-provider';
import { isApiError } from '../lib/api-error';
import { paths } from '../lib/paths';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Skeleton } from '../ui/skeleton';

/** The page that the link of an invitation to the team leads to. */
export function InvitationPage() {
  const { t } = useLanguage();
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const invitation = useQuery(invitationQuery(token));
  if (invitation.isPending) {
    return (
      <LoadingRegion className="py-10">
        <Skeleton className="h-96 max-w-2xl rounded-card" />
      </LoadingRegion>
    );
  }
  if (isApiError(invitation.error, 'conflict')) {
    return (
      <DeadInvitation reason="used">
        <ButtonLink to={paths.loginThen(paths.office)}>{t('shared.nav.sign_in')}</ButtonLink>
      </DeadInvitation>
    );
  }
  if (isApiError(invitation.error, 'link_expired')) return <DeadInvitation reason="expired" />;
  if (isApiError(invitation.error, 'not_found')) return <DeadInvitation reason="foreign" />;
  if (!invitation.data) return <QueryError title={t('shared.error.try_again')} query={invitation} />;
  return (
    <TitledPage title={t('team.join.title')} text={t('team.join.text', { email: invitation.data.email })}>
      <div className="max-w-2xl">
        <JoinForm token={token} onDead={() => void invitation.refetch()} />
      </div>
    </TitledPage>
  );
}

function DeadInvitation({ reason, children }: { reason: 'used' | 'expired' | 'foreign'; children?: ReactNode }) {
  const { t } = useLanguage();
  return (
    <EmptyState
      level={1}
      icon={<Link2Off aria-hidden />}
      title={t(`team.join.${reason}`)}
      text={t(`team.join.${reason}_text`)}
    >
      {children}
    </EmptyState>
  );
}
