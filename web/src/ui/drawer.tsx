import clsx from 'clsx';
import { X } from 'lucide-react';
import { Close, Content, Portal, Root, Overlay as Shade, Title } from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { Overlay } from './overlay';
import { toastPlace } from './toast-store';

const parts = { Root, Portal, Overlay: Shade, Content };

interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** The content, which scrolls above the footer. */
  children: ReactNode;
  footer?: ReactNode;
  className?: string;
}

/** A panel from the end edge of the screen; keeps the focus inside until it closes. */
export function Drawer({ isOpen, onClose, title, closeLabel, children, footer, className }: DrawerProps) {
  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      parts={parts}
      aria-describedby={undefined}
      onEscapeKeyDown={(event) => {
        // A list that is open below its text field closes first.
        if (document.activeElement?.matches('[role=combobox][aria-expanded=true]')) event.preventDefault();
      }}
      className={clsx(
        'inset-y-0 end-0 flex max-w-full flex-col',
        'data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in',
        className,
      )}
    >
      <div className="flex h-16 shrink-0 items-center justify-between border-line border-b ps-5 pe-3">
        <Title className="font-semibold text-lg">{title}</Title>
        <Close aria-label={closeLabel} className="grid size-11 place-items-center rounded-control hover:bg-sunken">
          <X size={20} aria-hidden />
        </Close>
      </div>
      {children}
      {/* A toast takes room of its own between the two. */}
      <div ref={toastPlace} />
      {footer}
    </Overlay>
  );
}
