import { invitationForm, type TeamRole } from '@shopwright/contracts/http/team';
import { useId } from 'react';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/field';
import { toast } from '../../ui/toast-store';
import { useInvite } from './api';
import { RoleChoice } from './member-dialog';

/** Invites an address by an emailed link. */
export function InviteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLanguage();
  const formId = useId();
  const form = useZodForm(invitationForm, { email: '', role: 'staff' });
  const close = () => {
    form.reset();
    onClose();
  };
  const invite = useInvite(() => {
    close();
    toast(t('team.invited'));
  });
  const submit = form.submit(invite, {});
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('team.invite_title')}
      description={t('team.invite_text')}
      closeLabel={t('team.cancel')}
      size="sm"
      actions={
        <Button type="submit" form={formId} isPending={invite.isPending}>
          {t('team.send')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        <TextField label={t('shared.field.email')} type="email" autoComplete="off" {...form.field('email')} />
        <RoleChoice
          role={form.watch('role') as TeamRole}
          onChange={(role) => form.setValue('role', role, { shouldDirty: true })}
          teamRoleId={form.watch('teamRoleId')}
          onChangeTeamRole={(id) => form.setValue('teamRoleId', id, { shouldDirty: true })}
        />
      </form>
    </Dialog>
  );
}
