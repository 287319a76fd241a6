import type { StaffCollection } from '@shopwright/contracts/http/collections';
import { useLanguage } from '../../i18n/language-provider';
import { isApiError } from '../../lib/api-error';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { toast, toastError } from '../../ui/toast-store';
import { useDeleteCollection } from './api';

export function DeleteCollection({ collection, onClose }: { collection: StaffCollection; onClose: () => void }) {
  const { t } = useLanguage();
  const remove = useDeleteCollection();
  const name = collection.title;
  const confirm = () =>
    remove.mutate(collection, {
      onSuccess: () => toast(t('collections.deleted'), t('collections.deleted_text', { name })),
      onError: (error) =>
        toastError(
          t('shared.toast.update_failed'),
          t(isApiError(error, 'conflict') ? 'collections.delete_conflict' : 'shared.error.try_again'),
        ),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      onClose={onClose}
      title={t('collections.delete', { name })}
      text={t('collections.delete_text')}
      confirmLabel={t('collections.delete_short')}
      cancelLabel={t('shared.dialog.cancel')}
      onConfirm={confirm}
      isPending={remove.isPending}
    />
  );
}
