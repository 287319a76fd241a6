import clsx from 'clsx';
import type { Content, Portal, Root, Overlay as Shade } from 'radix-ui/dialog';
import { type ComponentProps, useEffect, useRef } from 'react';
import { type Draft, leave, unsavedDrafts } from '../lib/unsaved-changes';

interface OverlayProps extends ComponentProps<typeof Content> {
  isOpen: boolean;
  onClose: () => void;
  /** Radix's parts of a dialog or of an alert dialog. */
  parts: { Root: typeof Root; Portal: typeof Portal; Overlay: typeof Shade; Content: typeof Content };
}

/**
 * A panel above the page, which lies in shade. Keeps the focus inside, and gives it back when it closes.
 * Asks before it closes on unsaved changes, unless `onClose` is called past it.
 */
export function Overlay({ isOpen, onClose, parts, className, ...content }: OverlayProps) {
  const focusReturn = useFocusReturn();
  const before = useRef<ReadonlySet<Draft>>(undefined);
  useEffect(() => {
    if (isOpen) before.current = unsavedDrafts();
  }, [isOpen]);
  return (
    <parts.Root open={isOpen} onOpenChange={(open) => !open && leave(onClose, before.current)}>
      <parts.Portal>
        <parts.Overlay
          data-shade=""
          className="fixed inset-0 z-40 bg-shade data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
        />
        <parts.Content
          {...focusReturn}
          {...content}
          className={clsx('fixed z-50 bg-canvas shadow-lift outline-none', className)}
        />
      </parts.Portal>
    </parts.Root>
  );
}

/**
 * Returns the focus to the element that had it before a panel opened. Radix cannot, because no Radix trigger opened it.
 * A new page, or what the panel's own button led to, may have it by then.
 */
function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const { activeElement } = document;
      // A question that closes with this panel has the focus until it has faded out.
      const isFree = activeElement === document.body || activeElement?.closest('[role$="dialog"][data-state="closed"]');
      if (isFree && opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
