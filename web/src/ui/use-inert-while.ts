import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Makes an element inert while it is busy, unless a form in it has the focus. Inert, the form would lose the focus and the
 * rest of what is typed.
 */
export function useInertWhile(isBusy: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const edited = document.activeElement?.closest('form');
    current.inert = isBusy && !(edited && current.contains(edited));
  });
  return element;
}
