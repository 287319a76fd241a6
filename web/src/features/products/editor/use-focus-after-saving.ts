import { useEffect, useLayoutEffect, useRef } from 'react';

/** Moves the focus, which fields lose while they are disabled, to the first field with an error or to where it was. */
export function useFocusAfterSaving(isSaving: boolean) {
  const fields = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isSaving) before.current = document.activeElement;
  }, [isSaving]);
  useEffect(() => {
    if (isSaving || before.current === null) return;
    const invalid = fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalid) invalid.focus();
    else if (document.activeElement === document.body) (before.current as HTMLElement).focus();
    before.current = null;
  }, [isSaving]);
  return fields;
}
