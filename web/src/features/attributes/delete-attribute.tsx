import type { StaffAttribute } from '@shopwright/contracts/http/attributes';
import { useLanguage } from '../../i18n/language-provider';
import { isApiError } from '../../lib/api-error';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { toast, toastError } from '../../ui/toast-store';
import { useDeleteAttribute } from './api';

export function DeleteAttribute({ attribute, onClose }: { attribute: StaffAttribute; onClose: () => void }) {
  const { t } = useLanguage();
  const remove = useDeleteAttribute();
  const name = attribute.name;
  const confirm = () =>
    remove.mutate(attribute, {
      onSuccess: () => toast(t('attributes.deleted'), t('attributes.deleted_text', { name })),
      onError: (error) =>
        toastError(
          t('shared.toast.update_failed'),
          t(isApiError(error, 'conflict') ? 'attributes.delete_conflict' : 'shared.error.try_again'),
        ),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      onClose={onClose}
      title={t('attributes.delete', { name })}
      text={t('attributes.delete_text')}
      confirmLabel={t('attributes.delete_short')}
      cancelLabel={t('shared.dialog.cancel')}
      onConfirm={confirm}
      isPending={remove.isPending}
    />
  );
}
