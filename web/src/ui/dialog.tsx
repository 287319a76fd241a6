import clsx from 'clsx';
import { X } from 'lucide-react';
import { Content, Description, Close as DialogClose, Portal, Root, Overlay as Shade, Title } from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { Overlay } from './overlay';
import { toastPlace } from './toast-store';

/** A button of the dialog's own that closes it, as Escape does. */
export { DialogClose };

const parts = { Root, Portal, Overlay: Shade, Content };
const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' };

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  closeLabel: string;
  size?: keyof typeof widths;
  /** Always in view below the body. A submit button here names its form in the body: `form={formId}`. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A sheet over the whole screen on phones, a card in the middle elsewhere; only its body scrolls. */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  closeLabel,
  size = 'md',
  actions,
  children,
}: DialogProps) {
  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      parts={parts}
      {...(description ? {} : { 'aria-describedby': undefined })}
      className={clsx(
        'inset-0 flex flex-col',
        'sm:m-auto sm:h-fit sm:w-[calc(100%-3rem)] sm:max-h-[min(54rem,calc(100dvh-3rem))] sm:rounded-panel sm:border sm:border-line',
        'data-[state=closed]:animate-fade-out data-[state=open]:animate-pop-in',
        widths[size],
      )}
    >
      <div className="flex shrink-0 items-start justify-between gap-3 border-line border-b py-3 ps-5 pe-3 sm:ps-6">
        <div className="min-w-0 py-2">
          <Title className="font-semibold text-lg leading-snug">{title}</Title>
          {description && <Description className="mt-1 text-muted text-sm">{description}</Description>}
        </div>
        <DialogClose
          aria-label={closeLabel}
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
        >
          <X size={20} aria-hidden />
        </DialogClose>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5 sm:p-6">{children}</div>
      {isOpen && <div ref={toastPlace} />}
      {actions && (
        <div className="flex shrink-0 flex-wrap justify-end gap-3 border-line border-t bg-surface p-4 sm:rounded-b-panel sm:px-6">
          {actions}
        </div>
      )}
    </Overlay>
  );
}
