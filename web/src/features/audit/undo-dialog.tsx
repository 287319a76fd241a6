import type { AuditEntry } from '@shopwright/contracts/http/audit';
import { useId, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Switch } from '../../ui/switch';
import { useUndo } from './api';
import { ChangedValues } from './changed-values';

interface UndoDialogProps {
  /** Undefined while the dialog is closed. */
  entry: AuditEntry | undefined;
  onClose: () => void;
}

/** Asks before a change is undone, and whether the rest of the edit goes with it. */
export function UndoDialog({ entry, onClose }: UndoDialogProps) {
  const { t } = useLanguage();
  const [isWhole, setWhole] = useState(false);
  const wholeId = useId();
  const close = () => {
    setWhole(false);
    onClose();
  };
  const undo = useUndo(close);
  return (
    <ConfirmDialog
      isOpen={entry !== undefined}
      onClose={close}
      title={t('audit.undo_title')}
      text={t('audit.undo_text')}
      confirmLabel={t('shared.undo')}
      cancelLabel={t('shared.dialog.cancel')}
      onConfirm={() => entry && undo.mutate({ id: entry.id, scope: isWhole ? 'request' : 'entry' })}
      isPending={undo.isPending}
    >
      {entry && <ChangedValues entry={entry} />}
      {entry && entry.sameRequest > 1 && (
        <div className="mt-4 flex min-h-11 items-center gap-2.5">
          <Switch id={wholeId} isOn={isWhole} onChange={setWhole} />
          <label htmlFor={wholeId} className="text-sm">
            {t('audit.undo_whole')} ({entry.sameRequest})
          </label>
        </div>
      )}
    </ConfirmDialog>
  );
}
