import { type ComponentProps, type FormEventHandler, useId } from 'react';
import { useLanguage } from '../i18n/language-provider';
import { Button } from '../ui/button';
import { Dialog, DialogClose } from '../ui/dialog';

interface FormDialogProps extends Omit<ComponentProps<typeof Dialog>, 'isOpen' | 'closeLabel' | 'actions'> {
  onSubmit: FormEventHandler;
  submit: { label: string } & Pick<ComponentProps<typeof Button>, 'isPending' | 'disabled' | 'variant'>;
  cancelLabel?: string;
  /** Of the form. */
  className?: string;
}

/** A dialog whose body is a form, with the buttons that submit and cancel it always in view. */
export function FormDialog({ onSubmit, submit, cancelLabel, className, children, ...dialog }: FormDialogProps) {
  const { t } = useLanguage();
  const formId = useId();
  const { label, ...button } = submit;
  return (
    <Dialog
      {...dialog}
      isOpen
      closeLabel={t('shared.dialog.close')}
      actions={
        <>
          <DialogClose asChild>
            <Button variant="secondary">{cancelLabel ?? t('shared.dialog.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} {...button}>
            {label}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate className={className}>
        {children}
      </form>
    </Dialog>
  );
}
