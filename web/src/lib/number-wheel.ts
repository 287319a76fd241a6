/**
 * Keeps the value of a number field while the page is scrolled over it: browsers step the one that has the focus. A field
 * that is read-only is not stepped, the page scrolls on, and the focus stays. Returns how to stop.
 */
export function keepNumbersOnWheel(): () => void {
  const onWheel = ({ target }: Event) => {
    const isStepped = target instanceof HTMLInputElement && target.type === 'number' && !target.readOnly;
    if (!isStepped || target !== document.activeElement) return;
    target.readOnly = true;
    setTimeout(() => {
      target.readOnly = false;
    });
  };
  document.addEventListener('wheel', onWheel, { capture: true, passive: true });
  return () => document.removeEventListener('wheel', onWheel, { capture: true });
}
