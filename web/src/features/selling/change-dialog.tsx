import type { SellingSettings } from '@shopwright/contracts/http/selling';
import { ConflictNotice, isOutdated } from '../../components/conflict-notice';
import { useLanguage } from '../../i18n/language-provider';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useSaveSelling } from './api';

export interface Change {
  title: string;
  text: string;
  confirmLabel: string;
  /** What becomes of the settings, also of newer ones. */
  apply: (settings: SellingSettings) => Partial<Pick<SellingSettings, 'shipping' | 'tax'>>;
}

interface ChangeDialogProps {
  settings: SellingSettings;
  change: Change;
  onClose: () => void;
}

/** Asks before something is deleted or turned off. */
export function ChangeDialog({ settings, change, onClose }: ChangeDialogProps) {
  const { t } = useLanguage();
  const { base, put, toInput, loadNewer, outcomes } = useSaveSelling({ opened: settings, onSaved: onClose });
  const confirm = () =>
    put.mutate(toInput(change.apply(base)), {
      onSuccess: outcomes.onSuccess,
      onError: (error) => !isOutdated(error) && outcomes.failed(),
    });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={change.title}
      text={change.text}
      confirmLabel={change.confirmLabel}
      cancelLabel={t('shared.dialog.cancel')}
      onConfirm={confirm}
      isPending={put.isPending}
      isDangerous
    >
      {isOutdated(put.error) && <ConflictNotice onLoad={loadNewer} />}
    </ConfirmDialog>
  );
}
