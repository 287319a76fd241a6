import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Lists up to this length are rendered whole, so that the browser finds and prints every row. */
export const wholeRows = 100;
const firstGuess = 48;
/** Rows above and below the screen, for a fast scroll and for the keys that move the focus. */
const overscan = 12;

/** The mean height of the rows of each table, to place the rows that were not rendered yet. */
const rowHeights = new Map<string, number>();

interface RowWindowOptions {
  /** Equal for tables with equal rows. */
  name: string;
  keys: (string | number)[];
}

export interface RowWindow {
  body: RefObject<HTMLTableSectionElement | null>;
  isPartial: boolean;
  /** The rows to render, with the pixels that the rows left out before each of them would take. */
  shown: { index: number; spaceBefore: number }[];
  spaceAfter: number;
  /** Renders the row that has the focus wherever the page is scrolled to. */
  onFocus: (event: FocusEvent) => void;
  /** For each rendered row, with its index as `data-index`. */
  measure: ((row: HTMLTableRowElement | null) => void) | undefined;
}

/** Chooses the rows of a long table that are on the screen or near it. */
export function useRowWindow({ name, keys }: RowWindowOptions): RowWindow {
  const isPartial = keys.length > wholeRows;
  const body = useRef<HTMLTableSectionElement>(null);
  const top = useLayout(body, name, isPartial);
  const [focusedKey, setFocusedKey] = useState<string | number>();
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: keys.length,
    enabled: isPartial,
    estimateSize: () => rowHeights.get(name) ?? firstGuess,
    getItemKey: (index) => keys[index] ?? index,
    scrollMargin: top,
    overscan,
    rangeExtractor: (range) => withFocused(range, focusedKey === undefined ? -1 : keys.indexOf(focusedKey)),
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  const onFocus = ({ target }: FocusEvent) => {
    const index = target.closest<HTMLElement>('tr[data-index]')?.dataset.index;
    setFocusedKey(index === undefined ? undefined : keys[Number(index)]);
  };
  if (!isPartial) {
    const shown = keys.map((_, index) => ({ index, spaceBefore: 0 }));
    return { body, isPartial, shown, spaceAfter: 0, onFocus, measure: undefined };
  }
  let end = top;
  const shown = virtualizer.getVirtualItems().map((item) => {
    const spaceBefore = item.start - end;
    end = item.end;
    return { index: item.index, spaceBefore };
  });
  const spaceAfter = top + virtualizer.getTotalSize() - end;
  return { body, isPartial, shown, spaceAfter, onFocus, measure: virtualizer.measureElement };
}

/** Adds the row that has the focus and those beside it, to which the focus may move next. */
function withFocused(range: Range, focused: number): number[] {
  const indexes = new Set(defaultRangeExtractor(range));
  if (focused !== -1) {
    for (const index of [focused - 1, focused, focused + 1]) if (index >= 0 && index < range.count) indexes.add(index);
  }
  return [...indexes].sort((a, b) => a - b);
}

/**
 * Returns how far the rows begin below the top of the page, and learns their mean height while all of them are rendered.
 * Holds the columns at the widths that they had then, since a browser fits columns to the rows that are rendered.
 */
function useLayout(body: RefObject<HTMLTableSectionElement | null>, name: string, isPartial: boolean): number {
  const [top, setTop] = useState(0);
  const columns = useRef({ tableWidth: 0, widths: [] as number[] });
  useLayoutEffect(() => {
    const rows = body.current;
    const table = rows?.closest('table');
    if (!rows || !table) return;
    const look = () => {
      if (!isPartial && rows.offsetHeight > 0) rowHeights.set(name, rows.offsetHeight / rows.childElementCount);
      setTop(Math.round(rows.getBoundingClientRect().top + window.scrollY));
      if (!isPartial || columns.current.tableWidth !== table.offsetWidth) {
        holdColumns(table, undefined);
        columns.current = { tableWidth: table.offsetWidth, widths: headsOf(table).map(widthOf) };
      }
      if (isPartial) holdColumns(table, columns.current.widths);
    };
    look();
    const observer = new ResizeObserver(look);
    // The table moves when something above it grows, without a change of its own size.
    observer.observe(document.body);
    observer.observe(table);
    return () => observer.disconnect();
  }, [body, name, isPartial]);
  return top;
}

const headsOf = (table: HTMLTableElement) => [...table.querySelectorAll<HTMLElement>('thead th')];
const widthOf = (element: HTMLElement) => element.getBoundingClientRect().width;

/** Sets the widths of the columns, or leaves them to the browser. A column that the screen does not show has none. */
function holdColumns(table: HTMLTableElement, widths: number[] | undefined): void {
  for (const [index, head] of headsOf(table).entries()) head.style.width = widths?.[index] ? `${widths[index]}px` : '';
  table.style.tableLayout = widths ? 'fixed' : '';
}
