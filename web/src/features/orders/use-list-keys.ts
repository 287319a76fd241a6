import { type RefObject, useEffect } from 'react';

interface ListKeys {
  list: RefObject<HTMLElement | null>;
  searchField: RefObject<HTMLInputElement | null>;
  /** Called with the id of the row that has the focus. */
  onSelect: (id: number) => void;
}

const steps: Partial<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };
const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

/**
 * Moves the focus through the links of a list's rows by J, K and, within the list, by the arrows. X selects, / searches,
 * Enter opens, as it does on any link. Keys typed into a field or a dialog are left alone.
 */
export function useListKeys({ list, searchField, onSelect }: ListKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key } = event;
      const isElsewhere = target instanceof Element && target.closest(`${typing}, [role=dialog]`);
      if (isElsewhere || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (key === '/') {
        event.preventDefault();
        searchField.current?.focus();
        return;
      }
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      const current = rows.findIndex((row) => row.closest('tr')?.contains(document.activeElement));
      const step = steps[key];
      if (step !== undefined && (current !== -1 || !key.startsWith('Arrow'))) {
        event.preventDefault();
        const next = rows[current === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, current + step))];
        next?.focus();
        next?.scrollIntoView({ block: 'nearest' });
      } else if (key === 'x' && current !== -1) {
        event.preventDefault();
        onSelect(Number(rows[current]?.dataset.row));
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list, searchField, onSelect]);
}
