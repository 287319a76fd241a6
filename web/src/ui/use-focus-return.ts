import { useRef } from 'react';

/**
 * Returns the focus to the element that had it before a panel opened. Radix cannot, because no Radix trigger opened it.
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
