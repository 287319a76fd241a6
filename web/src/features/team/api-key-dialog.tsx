import { apiKeyForm } from '@shopwright/contracts/http/api-keys';
import { permissions } from '@shopwright/contracts/permissions';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { useMay } from '../../lib/use-may';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { toast, toastError } from '../../ui/toast-store';
import { useCreateApiKey } from './api';
import { PermissionBoxes } from './permission-boxes';

/** Creates a key with some of the permissions that the user has, and shows it once. */
export function ApiKeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const may = useMay();
  const create = useCreateApiKey();
  const form = useZodForm(apiKeyForm, { name: '', permissions: [], expiresAt: undefined });
  const [key, setKey] = useState<string>();
  const submit = form.submit(create, { onSuccess: (created) => setKey(created.key) });
  if (key !== undefined) return <ShownKey apiKey={key} onClose={onClose} />;
  return (
    <FormDialog
      onClose={onClose}
      title={t('team.api_key_add')}
      onSubmit={submit}
      submit={{ label: t('team.api_key_add'), isPending: create.isPending }}
      className="grid gap-5"
    >
      <TextField label={t('team.role_name')} dir="auto" maxLength={60} autoComplete="off" {...form.field('name')} />
      <TextField label={t('team.api_key_expires')} type="date" {...form.field('expiresAt', { setValueAs: endOfDay })} />
      <PermissionBoxes
        label={t('team.permissions')}
        offered={permissions.filter(may)}
        chosen={form.watch('permissions')}
        onChange={(chosen) => form.setValue('permissions', chosen, { shouldDirty: true })}
      />
    </FormDialog>
  );
}

/** A key is valid on its last day too. */
function endOfDay(day: string | undefined): string | undefined {
  if (!day) return undefined;
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T23:59:59`).toISOString() : day;
}

function ShownKey({ apiKey, onClose }: { apiKey: string; onClose: () => void }) {
  const { t } = useLanguage();
  const copy = () =>
    navigator.clipboard.writeText(apiKey).then(
      () => toast(t('team.api_key_copied')),
      () => toastError(t('shared.toast.error'), t('shared.error.try_again')),
    );
  return (
    <Dialog isOpen onClose={onClose} title={t('team.api_key')} closeLabel={t('team.close')}>
      <div className="grid gap-4">
        <Notice tone="warning">{t('team.api_key_shown')}</Notice>
        <TextField
          label={t('team.api_key')}
          dir="ltr"
          readOnly
          value={apiKey}
          onFocus={(event) => event.target.select()}
          className="font-mono"
        />
        <Button className="justify-self-start" onClick={copy}>
          {t('team.api_key_copy')}
        </Button>
      </div>
    </Dialog>
  );
}
