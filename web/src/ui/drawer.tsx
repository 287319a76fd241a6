import clsx from 'clsx';
import { X } from 'lucide-react';
import { Close, Content, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { type ReactNode, useRef } from 'react';

interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  className?: string;
}

/** A panel from the end edge of the screen; keeps the focus inside until it closes. */
export function Drawer({ isOpen, onClose, title, closeLabel, children, className }: DrawerProps) {
  const opener = useRef<Element | null>(null);
  // Nothing of Radix's opened it, so it would not know where to give the focus back. A new page may have it by then.
  const giveFocusBack = (event: Event) => {
    event.preventDefault();
    if (document.activeElement === document.body && opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 bg-shade data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={giveFocusBack}
          className={clsx(
            'fixed inset-y-0 end-0 z-50 flex max-w-full flex-col bg-canvas shadow-lift outline-none',
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
        </Content>
      </Portal>
    </Root>
  );
}
