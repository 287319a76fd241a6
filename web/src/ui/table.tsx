import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
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
}

export function Table<Row>({ columns, rows, rowKey, isDense }: TableProps<Row>) {
  const padding = (index: number) => (isDense ? clsx(index === 0 ? 'ps-4 pe-3' : 'px-3', 'sm:px-5') : 'px-5');
  return (
    <table className="w-full text-sm">
      <thead className="border-line border-b bg-sunken/60 text-muted">
        <tr>
          {columns.map(({ id, head, className }, index) => (
            <th
              key={id}
              scope="col"
              className={clsx('py-3 text-start font-medium', isDense && 'whitespace-nowrap', padding(index), className)}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row) => (
          <tr key={rowKey(row)} className="hover:bg-sunken/60">
            {columns.map(({ id, cell, className, cellClass }, index) =>
              index === 0 ? (
                <th
                  key={id}
                  scope="row"
                  className={clsx('py-3 text-start font-medium', padding(0), className, cellClass)}
                >
                  {cell(row)}
                </th>
              ) : (
                <td key={id} className={clsx('py-3', padding(index), className, cellClass)}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
