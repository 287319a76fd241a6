import type { TeamRoleDetail } from '@shopwright/contracts/http/team-roles';
import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { byArea } from '../../components/permission-names';
import { QueryError } from '../../components/query-error';
import { useLanguage } from '../../i18n/language-provider';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { ListSkeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toast-store';
import { teamRolesQuery, useDeleteTeamRole } from './api';
import { RoleDialog } from './role-dialog';
import { roleName } from './role-name';

type Opened = 'new' | TeamRoleDetail;

/** The roles of staff: the built-in ones and the store's own. */
export function RoleList() {
  const { t } = useLanguage();
  const roles = useQuery(teamRolesQuery);
  const [opened, setOpened] = useState<Opened>();
  const [deleting, setDeleting] = useState<TeamRoleDetail>();
  const remove = useDeleteTeamRole(() => toast(t('team.role_deleted')));
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="font-semibold text-lg">{t('team.roles')}</h2>
          <p className="mt-1 text-muted text-sm">{t('team.roles_text')}</p>
        </div>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpened('new')}>
          <Plus size={16} aria-hidden />
          {t('team.role_add')}
        </Button>
      </div>
      {roles.isPending && <ListSkeleton count={6} className="mt-4 h-12" />}
      {roles.isError && <QueryError level={3} title={t('team.roles_failed')} query={roles} />}
      <ul className="mt-2 divide-y divide-line">
        {roles.data?.map((role) => (
          <RoleRow key={role.id} role={role} onEdit={() => setOpened(role)} onDelete={() => setDeleting(role)} />
        ))}
      </ul>
      {opened && <RoleDialog role={opened === 'new' ? undefined : opened} onClose={() => setOpened(undefined)} />}
      {deleting && (
        <ConfirmDialog
          isOpen
          isDangerous
          onClose={() => setDeleting(undefined)}
          title={t('team.role_delete', { name: deleting.name })}
          text={t('team.role_delete_text')}
          confirmLabel={t('team.role_remove')}
          cancelLabel={t('team.cancel')}
          onConfirm={() => {
            remove.mutate(deleting);
            setDeleting(undefined);
          }}
        />
      )}
    </Card>
  );
}

interface RoleRowProps {
  role: TeamRoleDetail;
  onEdit: () => void;
  onDelete: () => void;
}

function RoleRow({ role, onEdit, onDelete }: RoleRowProps) {
  const { t, language } = useLanguage();
  const name = roleName(t, role);
  const areas = byArea(t, role.permissions).map((area) => area.name);
  return (
    <li className="flex items-center gap-2 py-1">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onEdit}
        className="min-h-14 min-w-0 flex-1 rounded-control py-2 text-start hover:underline"
      >
        <span className="flex flex-wrap items-center gap-2">
          <bdi className="wrap-anywhere font-medium text-sm">{name}</bdi>
          {role.key && <Badge>{t('team.role_built_in')}</Badge>}
          <span className="text-muted text-sm">
            {t('team.role_members', { number: role.members.toLocaleString(language) })}
          </span>
        </span>
        <span className="mt-1 line-clamp-2 text-muted text-xs">
          {new Intl.ListFormat(language, { type: 'unit' }).format(areas)}
        </span>
      </button>
      {!role.key && (
        <Button variant="ghost" size="icon" aria-label={t('team.role_delete', { name })} onClick={onDelete}>
          <Trash2 size={18} aria-hidden />
        </Button>
      )}
    </li>
  );
}
