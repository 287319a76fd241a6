import type { TeamMember } from '@shopwright/contracts/http/team';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { IdentityDialog } from '../components/identity-dialog';
import { QueryError } from '../components/query-error';
import { ShowMore } from '../components/query-list';
import { TitledPage } from '../components/titled-page';
import { teamQuery } from '../features/team/api';
import { ApiKeyList } from '../features/team/api-key-list';
import { InvitationList } from '../features/team/invitation-list';
import { InviteDialog } from '../features/team/invite-dialog';
import { MemberDialog } from '../features/team/member-dialog';
import { MemberTable } from '../features/team/member-table';
import { RoleList } from '../features/team/role-list';
import { TeamLog } from '../features/team/team-log';
import { TeamPolicy } from '../features/team/team-policy';
import { useLanguage } from '../i18n/language-provider';
import { meQuery } from '../lib/queries/session';
import { useOpened } from '../lib/use-opened';
import { Button } from '../ui/button';
import { ListSkeleton } from '../ui/skeleton';

/** The people who run the store: members, invitations, requirements for them, and past changes. */
export function TeamPage() {
  const { t } = useLanguage();
  const { data: user } = useQuery(meQuery);
  const members = useInfiniteQuery(teamQuery);
  const [isInviting, setInviting] = useState(false);
  useOpened(['invite'], () => setInviting(true));
  const [managed, setManaged] = useState<TeamMember>();
  return (
    <TitledPage
      title={t('team.title')}
      text={t('team.text')}
      actions={
        <Button aria-haspopup="dialog" onClick={() => setInviting(true)}>
          <UserPlus size={16} aria-hidden />
          {t('team.invite')}
        </Button>
      }
    >
      <div className="grid gap-6">
        <section aria-label={t('team.members')}>
          {members.isPending && <ListSkeleton count={3} className="h-16" />}
          {!members.isPending && !members.data && <QueryError title={t('team.failed')} query={members} />}
          {members.data && user && <MemberTable members={members.data} userId={user.id} onManage={setManaged} />}
          <ShowMore query={members} label={t('shared.list.more')} className="mt-4 text-center" />
        </section>
        <InvitationList />
        <RoleList />
        <ApiKeyList />
        {user && <TeamPolicy user={user} />}
        <TeamLog />
      </div>
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
      <MemberDialog member={managed} onClose={() => setManaged(undefined)} />
      <IdentityDialog />
    </TitledPage>
  );
}
