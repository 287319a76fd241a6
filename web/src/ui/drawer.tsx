import clsx from 'clsx';
import { X } from 'lucide-react';
import { Close, Content, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { useFocusReturn } from './use-focus-return';

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
  const focusReturn = useFocusReturn();
  return (
    <Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 bg-shade data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Content
          aria-describedby={undefined}
          data-drawer
          {...focusReturn}
          onEscapeKeyDown={(event) => {
            // A list that is open below its text field closes first.
            if (document.activeElement?.matches('[role=combobox][aria-expanded=true]')) event.preventDefault();
          }}
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
