import clsx from 'clsx';
import { Fragment, type ReactNode, useRef } from 'react';
import { SelectAll, SelectRow, type TableSelection } from './table-selection';
import { useRowWindow } from './use-row-window';

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
  /** The link of the first column spreads over its row: `rowLink` is its class. */
  isLinked?: boolean;
  /** Adds a checkbox to each row, and one for all of them. Shift selects the rows between two. */
  selection?: TableSelection<Row>;
}

/** For the link of the first column of a table whose rows are links. */
export const rowLink =
  'after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary';

const numericClass = 'text-end! tabular';

/**
 * A table with rows of at least 44 px. Its head stays below the header while the rows scroll. Of a long list only the
 * rows near the screen are rendered.
 */
export function Table<Row>({ columns, rows, rowKey, isDense, isLinked, selection }: TableProps<Row>) {
  const { body, isPartial, shown, spaceAfter, onFocus, measure } = useRowWindow({
    name: columns.map(({ id }) => id).join(),
    keys: rows.map(rowKey),
  });
  const padding = (index: number) =>
    isDense ? clsx(index === 0 ? (selection ? 'ps-1 pe-2' : 'ps-4 pe-2') : 'px-2', 'sm:px-4') : 'px-5';
  const look = { columns, selection, padding };
  const last = useRef<Row | undefined>(undefined);
  const toggle = (row: Row, isSelected: boolean, isRange: boolean) => {
    const ends = [last.current, row].map((end) => rows.findIndex((each) => end && rowKey(each) === rowKey(end)));
    const isKnown = isRange && !ends.includes(-1);
    selection?.toggle(isKnown ? rows.slice(Math.min(...ends), Math.max(...ends) + 1) : [row], isSelected);
    last.current = row;
  };
  return (
    <table className="w-full text-sm" aria-rowcount={isPartial ? rows.length + 1 : undefined}>
      <TableHead {...look} rows={rows} isDense={isDense} />
      <tbody
        ref={body}
        onFocus={isPartial ? onFocus : undefined}
        className="divide-y divide-line [overflow-anchor:none]"
      >
        {shown.map(({ index, spaceBefore }) => {
          const row = rows[index] as Row;
          return (
            <Fragment key={rowKey(row)}>
              {spaceBefore > 0 && <Space height={spaceBefore} />}
              <tr
                ref={measure}
                data-index={isPartial ? index : undefined}
                aria-rowindex={isPartial ? index + 2 : undefined}
                className={clsx(
                  'h-11',
                  isLinked && 'relative',
                  selection?.isSelected(row) ? 'bg-primary-soft/60' : 'hover:bg-sunken/60',
                )}
              >
                <RowCells {...look} row={row} toggle={toggle} />
              </tr>
            </Fragment>
          );
        })}
        {spaceAfter > 0 && <Space height={spaceAfter} />}
      </tbody>
    </table>
  );
}

/** Stands for the rows that are left out. */
const Space = ({ height }: { height: number }) => <tr aria-hidden className="border-0" style={{ height }} />;

interface Look<Row> extends Pick<TableProps<Row>, 'columns' | 'selection'> {
  padding: (index: number) => string;
}

function TableHead<Row>({
  columns,
  rows,
  selection,
  isDense,
  padding,
}: Look<Row> & Pick<TableProps<Row>, 'rows' | 'isDense'>) {
  const lastOnPhones = columns.findLast(({ className }) => !className?.includes('hidden'));
  return (
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
              isNumeric && numericClass,
              id === lastOnPhones?.id && 'max-sm:rounded-se-card',
              className,
            )}
          >
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface RowCellsProps<Row> extends Look<Row> {
  row: Row;
  toggle: (row: Row, isSelected: boolean, isRange: boolean) => void;
}

function RowCells<Row>({ columns, row, selection, padding, toggle }: RowCellsProps<Row>) {
  return (
    <>
      {selection && (
        <td className="w-11">
          <SelectRow
            selection={selection}
            row={row}
            onToggle={(isSelected, isRange) => toggle(row, isSelected, isRange)}
          />
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
              isNumeric && numericClass,
              className,
              cellClass,
            )}
          >
            {cell(row)}
          </Cell>
        );
      })}
    </>
  );
}

/** Opaque, because rows scroll beneath it; a border of the row itself would not stick. */
const headClass =
  'sticky top-16 z-10 bg-sunken first:rounded-ss-card last:rounded-se-card shadow-[inset_0_-1px_0_var(--line)]';
