import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';

interface AskBeforeProps {
  label: string;
  /** The button's name for screen readers, where several have the same label. */
  labelNamed?: string;
  question: string;
  text: string;
  onConfirm: () => void;
  isPending: boolean;
}

/** A button whose action cannot be undone: asks first. */
export function AskBefore({ label, labelNamed, question, text, onConfirm, isPending }: AskBeforeProps) {
  const { t } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  // The question for the password may open next, in the place of this one.
  const confirm = () => {
    close();
    onConfirm();
  };
  return (
    <>
      <Button
        variant="secondary"
        aria-label={labelNamed}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
        isPending={isPending}
      >
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={close}
        title={question}
        text={text}
        confirmLabel={label}
        cancelLabel={t('shared.identity.cancel')}
        onConfirm={confirm}
        isDangerous
      />
    </>
  );
}
