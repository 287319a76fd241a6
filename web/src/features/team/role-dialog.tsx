import { type TeamRoleDetail, teamRoleForm } from '@shopwright/contracts/http/team-roles';
import { assignablePermissions, type Permission } from '@shopwright/contracts/permissions';
import { ConflictNotice, isOutdated } from '../../components/conflict-notice';
import { FormDialog } from '../../components/form-dialog';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { queryClient } from '../../lib/query-client';
import { TextField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { toast } from '../../ui/toast-store';
import { teamRolesQuery, useSaveTeamRole } from './api';
import { PermissionBoxes } from './permission-boxes';
import { roleName } from './role-name';

interface RoleDialogProps {
  /** Without one a new role is created. */
  role: TeamRoleDetail | undefined;
  onClose: () => void;
}

/** What a role may do, and what its members may give back in a day. A built-in role has a limit of its own only. */
export function RoleDialog({ role, onClose }: RoleDialogProps) {
  const { t } = useLanguage();
  const save = useSaveTeamRole(role);
  const form = useZodForm(teamRoleForm, {
    name: role?.name ?? '',
    permissions: [...(role?.permissions ?? (['home:read'] as const))].filter(isAssignable),
    refundLimit: role?.refundLimit ?? null,
  });
  const isBuiltIn = role?.key != null;
  const chosen = form.watch('permissions');
  const submit = form.submit(save, {
    onSuccess: () => {
      toast(t('team.role_saved'));
      onClose();
    },
    isShown: isOutdated,
  });
  const loadNewer = async () => {
    await queryClient.fetchQuery(teamRolesQuery);
    onClose();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={role ? t('team.role_edit', { name: roleName(t, role) }) : t('team.role_add')}
      onSubmit={submit}
      submit={{ label: t('shared.save'), isPending: save.isPending }}
      className="grid gap-5"
    >
      {isOutdated(save.error) && <ConflictNotice onLoad={loadNewer} />}
      {isBuiltIn ? (
        <Notice>{t('team.role_built_in_text')}</Notice>
      ) : (
        <TextField label={t('team.role_name')} dir="auto" maxLength={60} autoComplete="off" {...form.field('name')} />
      )}
      <TextField
        label={t('team.refund_limit')}
        hint={t('team.refund_limit_hint')}
        inputMode="decimal"
        dir="ltr"
        {...form.field('refundLimit', { setValueAs: (value: string | null) => value?.trim() || null })}
      />
      <PermissionBoxes
        label={t('team.permissions')}
        offered={assignablePermissions}
        chosen={chosen}
        isDisabled={isBuiltIn}
        onChange={(permissions) =>
          form.setValue('permissions', permissions.filter(isAssignable), { shouldDirty: true })
        }
      />
    </FormDialog>
  );
}

const isAssignable = (permission: Permission) => assignablePermissions.includes(permission);
