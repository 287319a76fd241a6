import type { TeamMember } from '@shopwright/contracts/http/team';
import { useLanguage } from '../../i18n/language-provider';
import { momentText } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { type Column, Table } from '../../ui/table';
import { roleName } from './role-name';

interface MemberTableProps {
  members: TeamMember[];
  /** The signed-in operator, who does not manage their own account. */
  userId: number;
  onManage: (member: TeamMember) => void;
}

/** On a narrow screen the role, the last sign-in and the second factor move below the name. */
export function MemberTable({ members, userId, onManage }: MemberTableProps) {
  const { t, language } = useLanguage();
  const lastSignIn = ({ lastLoginAt }: TeamMember) =>
    lastLoginAt ? momentText(lastLoginAt, language) : t('team.never');
  const role = ({ role: own, teamRole }: TeamMember) => (teamRole ? roleName(t, teamRole) : t(`team.role_${own}`));
  const twoFactor = ({ hasTwoFactor }: TeamMember) => (
    <Badge tone={hasTwoFactor ? 'success' : 'neutral'}>
      {t(hasTwoFactor ? 'team.two_factor_on' : 'team.two_factor_off')}
    </Badge>
  );
  const columns: Column<TeamMember>[] = [
    {
      id: 'member',
      head: t('team.column_member'),
      cell: (member) => (
        <div className="py-1.5">
          <p className="flex flex-wrap items-center gap-2">
            <bdi className="wrap-anywhere">{nameOf(member)}</bdi>
            {member.id === userId && <Badge tone="primary">{t('team.you')}</Badge>}
            {member.isDisabled && <Badge tone="danger">{t('team.disabled')}</Badge>}
          </p>
          <p className="wrap-anywhere font-normal text-muted text-xs">
            <bdi>{member.email}</bdi>
          </p>
          <p className="mt-1 font-normal text-muted text-xs md:hidden">
            {role(member)} · {t('team.column_last')}: {lastSignIn(member)}
            <span className="mt-1 block">
              {t('team.column_two_factor')}: {twoFactor(member)}
            </span>
          </p>
        </div>
      ),
    },
    { id: 'role', head: t('team.role'), cell: role, className: wide },
    { id: 'last', head: t('team.column_last'), cell: lastSignIn, className: wide, cellClass: 'text-muted' },
    { id: 'two-factor', head: t('team.column_two_factor'), cell: twoFactor, className: wide },
    {
      id: 'actions',
      head: <span className="sr-only">{t('team.column_actions')}</span>,
      isNumeric: true,
      cell: (member) =>
        member.id !== userId && (
          <Button
            variant="secondary"
            size="sm"
            aria-haspopup="dialog"
            aria-label={t('team.manage_named', { name: nameOf(member) })}
            onClick={() => onManage(member)}
            className="whitespace-nowrap"
          >
            {t('team.manage')}
          </Button>
        ),
    },
  ];
  return (
    <Card>
      <Table columns={columns} rows={members} rowKey={({ id }) => id} isDense />
    </Card>
  );
}

const wide = 'hidden md:table-cell';

export const nameOf = ({ firstName, lastName }: TeamMember): string => `${firstName} ${lastName}`;
