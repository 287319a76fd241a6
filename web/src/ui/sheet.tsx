import { X } from 'lucide-react';
import { Close, Content, Portal, Root, Overlay as Shade, Title } from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { Overlay } from './overlay';
import { toastPlace } from './toast-store';

const parts = { Root, Portal, Overlay: Shade, Content };

interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Always in view below the body. */
  actions: ReactNode;
  children: ReactNode;
}

/** A panel from the lower edge of a phone, at the height of what is in it; keeps the focus inside until it closes. */
export function Sheet({ isOpen, onClose, title, closeLabel, actions, children }: SheetProps) {
  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      parts={parts}
      aria-describedby={undefined}
      className="inset-x-0 bottom-0 flex max-h-[85dvh] flex-col rounded-t-panel data-[state=closed]:animate-fade-out data-[state=open]:animate-sheet-in"
    >
      <div className="flex shrink-0 items-center justify-between ps-5 pe-3 pt-2">
        <Title className="font-semibold text-lg">{title}</Title>
        <Close aria-label={closeLabel} className="grid size-11 place-items-center rounded-control hover:bg-sunken">
          <X size={20} aria-hidden />
        </Close>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
      {isOpen && <div ref={toastPlace} />}
      <div className="shrink-0 border-line border-t bg-surface p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        {actions}
      </div>
    </Overlay>
  );
}
