import clsx from 'clsx';
import type { ReactNode } from 'react';
import { SelectAll, SelectRow, type TableSelection } from './table-selection';

export interface Column<Row> {
  id: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Aligns head and cells at the end, with digits of equal width. */
  isNumeric?: boolean;
  /** For its heading and its cells, such as the width from which the column is shown. */
  className?: string;
  cellClass?: string;
}

interface TableProps<Row> {
  /** The first column is the heading of each row. */
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string | number;
  /** Narrower cells on phones, for a table with more than one column there. */
  isDense?: boolean;
  /** Adds a checkbox to each row, and one for all of them. */
  selection?: TableSelection<Row>;
}

const numeric = 'text-end! tabular';

/** A table with rows of at least 44 px. Its head stays below the header while the rows scroll. */
export function Table<Row>({ columns, rows, rowKey, isDense, selection }: TableProps<Row>) {
  const padding = (index: number) =>
    isDense ? clsx(index === 0 ? (selection ? 'ps-1 pe-2' : 'ps-4 pe-2') : 'px-2', 'sm:px-4') : 'px-5';
  const lastOnPhones = columns.findLast(({ className }) => !className?.includes('hidden'));
  return (
    <table className="w-full text-sm">
      <thead className="text-muted">
        <tr>
          {selection && (
            <th scope="col" className={clsx(headClass, 'w-11')}>
              <SelectAll selection={selection} rows={rows} />
            </th>
          )}
          {columns.map(({ id, head, isNumeric, className }, index) => (
            <th
              key={id}
              scope="col"
              className={clsx(
                headClass,
                'h-11 text-start font-medium',
                isDense && 'whitespace-nowrap',
                padding(index),
                isNumeric && numeric,
                id === lastOnPhones?.id && 'max-sm:rounded-se-card',
                className,
              )}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className={clsx('h-11', selection?.isSelected(row) ? 'bg-primary-soft/60' : 'hover:bg-sunken/60')}
          >
            {selection && (
              <td className="w-11">
                <SelectRow selection={selection} row={row} />
              </td>
            )}
            {columns.map(({ id, cell, isNumeric, className, cellClass }, index) => {
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={id}
                  scope={index === 0 ? 'row' : undefined}
                  className={clsx(
                    'py-1.5',
                    index === 0 && 'text-start font-medium',
                    padding(index),
                    isNumeric && numeric,
                    className,
                    cellClass,
                  )}
                >
                  {cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Opaque, because rows scroll beneath it; a border of the row itself would not stick. */
const headClass =
  'sticky top-16 z-10 bg-sunken first:rounded-ss-card last:rounded-se-card shadow-[inset_0_-1px_0_var(--line)]';
