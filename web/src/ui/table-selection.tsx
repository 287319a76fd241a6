import { type ReactNode, useState } from 'react';
import { toastsAbove } from './toast-store';

/** The selected rows of a table, and the names of its checkboxes. */
export interface TableSelection<Row> {
  isSelected: (row: Row) => boolean;
  toggle: (rows: Row[], isSelected: boolean) => void;
  selectAllLabel: string;
  selectLabel: (row: Row) => string;
}

type Id = string | number;

/** Keeps the ids of the selected rows. Rows that are no longer listed do not count. */
export function useSelectedRows<Row>(rows: Row[], rowId: (row: Row) => Id) {
  const [ids, setIds] = useState<ReadonlySet<Id>>(new Set());
  const toggle = (changed: Row[], isSelected: boolean) => {
    const next = new Set(ids);
    for (const row of changed) {
      if (isSelected) next.add(rowId(row));
      else next.delete(rowId(row));
    }
    setIds(next);
  };
  return {
    selected: rows.filter((row) => ids.has(rowId(row))),
    isSelected: (row: Row) => ids.has(rowId(row)),
    toggle,
    clear: () => setIds(new Set()),
  };
}

const box = 'size-4.5 cursor-pointer accent-(--primary)';
/** The whole cell is the target. */
const target = 'grid h-11 w-11 cursor-pointer place-items-center';

export function SelectAll<Row>({ selection, rows }: { selection: TableSelection<Row>; rows: Row[] }) {
  const count = rows.filter(selection.isSelected).length;
  return (
    <label className={target}>
      <input
        type="checkbox"
        aria-label={selection.selectAllLabel}
        checked={count > 0 && count === rows.length}
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && count < rows.length;
        }}
        onChange={(event) => selection.toggle(rows, event.target.checked)}
        className={box}
      />
    </label>
  );
}

interface SelectRowProps<Row> {
  selection: TableSelection<Row>;
  row: Row;
  /** `isRange` while Shift is held: all rows from the last one on. */
  onToggle: (isSelected: boolean, isRange: boolean) => void;
}

export function SelectRow<Row>({ selection, row, onToggle }: SelectRowProps<Row>) {
  return (
    <label className={target}>
      <input
        type="checkbox"
        aria-label={selection.selectLabel(row)}
        checked={selection.isSelected(row)}
        onChange={({ target, nativeEvent }) =>
          onToggle(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className={box}
      />
    </label>
  );
}

interface BulkBarProps {
  label: string;
  /** The number of selected rows, as text. */
  count: string;
  clearLabel: string;
  onClear: () => void;
  /** The actions on all of them. */
  children: ReactNode;
}

/** At the foot of the window while rows are selected. */
export function BulkBar({ label, count, clearLabel, onClear, children }: BulkBarProps) {
  return (
    <section
      ref={toastsAbove}
      aria-label={label}
      className="sticky bottom-3 z-20 mx-auto mt-4 flex w-fit max-w-full animate-pop-in flex-wrap items-center gap-2 rounded-card border border-line-strong bg-surface p-2 ps-4 shadow-lift"
    >
      <p role="status" className="tabular me-2 font-semibold">
        {count}
      </p>
      {children}
      <button
        type="button"
        onClick={onClear}
        className="min-h-9 pointer-coarse:min-h-11 rounded-control px-3 text-muted hover:bg-sunken hover:text-ink"
      >
        {clearLabel}
      </button>
    </section>
  );
}
