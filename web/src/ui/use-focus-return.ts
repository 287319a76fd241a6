import { useRef } from 'react';

/**
 * Gives the focus back to whatever had it before a panel opened: nothing of Radix's opened it, so Radix would not know.
 * A new page, or what the panel's own button led to, may have it by then.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (document.activeElement === document.body && opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
