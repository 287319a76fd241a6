import { type TeamMember, type TeamRole, teamRoles } from '@shopwright/contracts/http/team';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { useUnsavedChanges } from '../../lib/unsaved-changes';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Dialog } from '../../ui/dialog';
import { SelectField } from '../../ui/field';
import { RadioGroup } from '../../ui/radio-group';
import { toast } from '../../ui/toast-store';
import { teamRolesQuery, useChangeAccess, useChangeRole, useResetTwoFactor } from './api';
import { nameOf } from './member-table';
import { roleName } from './role-name';

type Question = 'reset' | 'remove';

/** The settings of a member that an operator can change: role, access, second factor. Closes before a question opens. */
export function MemberDialog({ member, onClose }: { member: TeamMember | undefined; onClose: () => void }) {
  const { t } = useLanguage();
  const [question, setQuestion] = useState<{ kind: Question; member: TeamMember }>();
  const onDone = () => toast(t('team.updated'));
  const changes = {
    role: useChangeRole(onDone),
    access: useChangeAccess(onDone),
    twoFactor: useResetTwoFactor(onDone),
  };
  return (
    <>
      {member && <Choices key={member.id} member={member} changes={changes} onClose={onClose} onAsk={setQuestion} />}
      {question && <Ask {...question} changes={changes} onClose={() => setQuestion(undefined)} />}
    </>
  );
}

/** Belong to the component that stays: what is said afterwards would be lost with a dialog that closed. */
interface Changes {
  role: ReturnType<typeof useChangeRole>;
  access: ReturnType<typeof useChangeAccess>;
  twoFactor: ReturnType<typeof useResetTwoFactor>;
}

interface ChoicesProps {
  member: TeamMember;
  changes: Changes;
  onClose: () => void;
  onAsk: (question: { kind: Question; member: TeamMember }) => void;
}

function Choices({ member, changes, onClose, onAsk }: ChoicesProps) {
  const { t } = useLanguage();
  const [role, setRole] = useState<TeamRole>(member.role);
  const [teamRoleId, setTeamRoleId] = useState(member.teamRole?.id);
  const isChanged = role !== member.role || (role === 'staff' && teamRoleId !== member.teamRole?.id);
  useUnsavedChanges(isChanged);
  const ask = (kind: Question) => {
    onClose();
    onAsk({ kind, member });
  };
  const saveRole = () => {
    onClose();
    changes.role.mutate({ id: member.id, role, teamRoleId });
  };
  const toggleAccess = () => {
    onClose();
    changes.access.mutate({ id: member.id, isDisabled: !member.isDisabled });
  };
  const access = member.isDisabled ? 'enable' : 'disable';
  return (
    <Dialog isOpen onClose={onClose} title={nameOf(member)} description={member.email} closeLabel={t('team.close')}>
      <div className="grid gap-6">
        <div className="grid gap-3">
          <RoleChoice role={role} onChange={setRole} teamRoleId={teamRoleId} onChangeTeamRole={setTeamRoleId} />
          <p className="text-muted text-sm">{t('team.save_hint')}</p>
          <Button className="justify-self-start" onClick={saveRole} disabled={!isChanged}>
            {t('team.save')}
          </Button>
        </div>
        <div className="divide-y divide-line border-line border-t">
          <Choice text={t(`team.${access}_text`)}>
            <Button variant={member.isDisabled ? 'secondary' : 'danger'} onClick={toggleAccess}>
              {t(`team.${access}`)}
            </Button>
          </Choice>
          {member.hasTwoFactor && (
            <Choice text={t('team.reset_text')}>
              <Button variant="danger" onClick={() => ask('reset')}>
                {t('team.reset')}
              </Button>
            </Choice>
          )}
          <Choice text={t('team.remove_text')}>
            <Button variant="danger" onClick={() => ask('remove')}>
              {t('team.remove')}
            </Button>
          </Choice>
        </div>
      </div>
    </Dialog>
  );
}

interface RoleChoiceProps {
  role: TeamRole;
  onChange: (role: TeamRole) => void;
  /** That of someone who is staff. Managers where it is not chosen. */
  teamRoleId: number | undefined;
  onChangeTeamRole: (id: number) => void;
}

export function RoleChoice({ role, onChange, teamRoleId, onChangeTeamRole }: RoleChoiceProps) {
  const { t } = useLanguage();
  const { data: roles = [] } = useQuery(teamRolesQuery);
  const options = teamRoles.map((value) => ({
    value,
    label: t(`team.role_${value}`),
    hint: t(`team.${value}_hint`),
  }));
  return (
    <div className="grid gap-4">
      <RadioGroup label={t('team.role')} options={options} value={role} onChange={onChange} />
      {role === 'staff' && (
        <SelectField
          label={t('team.role_in_team')}
          value={teamRoleId ?? roles.find(({ key }) => key === 'manager')?.id ?? ''}
          onChange={(event) => onChangeTeamRole(Number(event.target.value))}
        >
          {roles.map((each) => (
            <option key={each.id} value={each.id}>
              {roleName(t, each)}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}

function Choice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <p className="min-w-52 flex-1 text-muted text-sm">{text}</p>
      {children}
    </div>
  );
}

interface AskProps {
  kind: Question;
  member: TeamMember;
  changes: Changes;
  onClose: () => void;
}

function Ask({ kind, member, changes, onClose }: AskProps) {
  const { t } = useLanguage();
  const name = nameOf(member);
  const confirm = () => {
    onClose();
    if (kind === 'reset') changes.twoFactor.mutate(member.id);
    else changes.role.mutate({ id: member.id, role: 'shopper' });
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t(kind === 'reset' ? 'team.reset_question' : 'team.remove_question', { name })}
      text={t(kind === 'reset' ? 'team.reset_warning' : 'team.remove_text')}
      confirmLabel={t(kind === 'reset' ? 'team.reset' : 'team.remove')}
      cancelLabel={t('team.cancel')}
      onConfirm={confirm}
      isDangerous
    />
  );
}
