import clsx from 'clsx';
import { Cancel, Content, Description, Portal, Root, Overlay as Shade, Title } from 'radix-ui/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from './button';
import { Overlay } from './overlay';
import { toastPlace } from './toast-store';

const parts = { Root, Portal, Overlay: Shade, Content };

interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** Leaves closing the dialog to the caller, once the action is done. */
  onConfirm: () => void;
  isPending?: boolean;
  isDangerous?: boolean;
  /** Fields that the action needs, such as a password. */
  children?: ReactNode;
}

/** Asks for a confirmation. Focuses "no" first and ignores clicks outside. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, title, text, confirmLabel, cancelLabel, onConfirm, isPending, isDangerous, children } =
    props;
  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      parts={parts}
      className={clsx(
        'inset-x-0 bottom-0 max-h-dvh overflow-y-auto rounded-t-panel p-6',
        'sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-3rem)] sm:max-w-md sm:rounded-panel sm:border sm:border-line',
        'data-[state=closed]:animate-fade-out data-[state=open]:animate-pop-in',
      )}
    >
      <Title className="font-semibold text-lg leading-snug">{title}</Title>
      <Description className="mt-2 text-muted text-sm">{text}</Description>
      {children && <div className="mt-5">{children}</div>}
      {isOpen && <div ref={toastPlace} className="-mx-3" />}
      <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
        <Cancel asChild>
          <Button variant="secondary" className="max-sm:w-full">
            {cancelLabel}
          </Button>
        </Cancel>
        <Button
          variant={isDangerous ? 'destructive' : 'primary'}
          onClick={onConfirm}
          isPending={isPending}
          className="max-sm:w-full"
        >
          {confirmLabel}
        </Button>
      </div>
    </Overlay>
  );
}
