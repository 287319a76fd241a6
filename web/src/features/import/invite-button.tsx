import type { FileImport } from '@shopwright/contracts/http/file-imports';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useInviteImported } from './api';

/** Asks the customers that an import added to choose a password, once that is confirmed. */
export function InviteButton({ one }: { one: FileImport }) {
  const { t } = useLanguage();
  const [isAsked, setIsAsked] = useState(false);
  const invite = useInviteImported();
  return (
    <>
      <Button variant="secondary" size="sm" isPending={invite.isPending} onClick={() => setIsAsked(true)}>
        {t('import.invite.button')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('import.invite.title')}
        text={t('import.invite.text')}
        confirmLabel={t('import.invite.button')}
        cancelLabel={t('shared.dialog.cancel')}
        onConfirm={() => {
          setIsAsked(false);
          invite.mutate(one.jobId);
        }}
      />
    </>
  );
}
