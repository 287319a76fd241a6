import type { FileImport } from '@shopwright/contracts/http/file-imports';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { momentText } from '../../lib/format';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { undoableUntil } from './import-status';

interface UndoButtonProps {
  one: FileImport;
  isPending: boolean;
  onUndo: () => void;
}

export function UndoButton({ one, isPending, onUndo }: UndoButtonProps) {
  const { t, language } = useLanguage();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" isPending={isPending} onClick={() => setIsAsked(true)}>
        {t('import.undo.button')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('import.undo.title', { name: one.fileName })}
        text={`${t(one.kind === 'products' ? 'import.undo.text' : 'import.undo.text_rows')} ${t('import.undo.until', { time: momentText(undoableUntil(one).toISOString(), language) })}`}
        confirmLabel={t('import.undo.button')}
        cancelLabel={t('shared.dialog.cancel')}
        onConfirm={() => {
          setIsAsked(false);
          onUndo();
        }}
        isDangerous
      />
    </>
  );
}
