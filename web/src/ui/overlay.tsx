import clsx from 'clsx';
import type { Content, Portal, Root, Overlay as Shade } from 'radix-ui/dialog';
import type { ComponentProps } from 'react';
import { useFocusReturn } from './use-focus-return';

interface OverlayProps extends ComponentProps<typeof Content> {
  isOpen: boolean;
  onClose: () => void;
  /** Radix's parts of a dialog or of an alert dialog. */
  parts: { Root: typeof Root; Portal: typeof Portal; Overlay: typeof Shade; Content: typeof Content };
}

/** A panel above the page, which lies in shade. Keeps the focus inside, and gives it back when it closes. */
export function Overlay({ isOpen, onClose, parts, className, ...content }: OverlayProps) {
  const focusReturn = useFocusReturn();
  return (
    <parts.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <parts.Portal>
        <parts.Overlay className="fixed inset-0 z-40 bg-shade data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <parts.Content
          {...focusReturn}
          {...content}
          className={clsx('fixed z-50 bg-canvas shadow-lift outline-none', className)}
        />
      </parts.Portal>
    </parts.Root>
  );
}
