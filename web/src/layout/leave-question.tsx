import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../i18n/language-provider';
import { useLeave } from '../lib/leave-store';
import { ConfirmDialog } from '../ui/confirm-dialog';

/** Asks before unsaved changes are discarded; see `unsaved-changes.ts`. */
export function LeaveQuestion() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const go = useLeave((state) => state.go);
  const close = () => useLeave.setState({ go: null });
  const discard = () => {
    close();
    if (typeof go === 'string') void navigate(go);
    else go?.();
  };
  return (
    <ConfirmDialog
      isOpen={go !== null}
      onClose={close}
      title={t('shared.unsaved.title')}
      text={t('shared.unsaved.text')}
      confirmLabel={t('shared.unsaved.discard')}
      cancelLabel={t('shared.unsaved.keep')}
      onConfirm={discard}
      isDangerous
    />
  );
}
