import { act, useState } from 'react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { prepareScreens, showScreen } from '../components/test-screen';
import { type Column, Table } from './table';
import { useSelectedRows } from './table-selection';
import { wholeRows } from './use-row-window';

prepareScreens();

/** Stands in for the layout that the test browser does not have. */
const rowHeight = 48;
beforeAll(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'TR' ? rowHeight : 0;
  });
});
afterAll(() => vi.restoreAllMocks());

interface Lamp {
  id: number;
}

const columns: Column<Lamp>[] = [
  { id: 'lamp', head: 'Lamp', cell: ({ id }) => <a href={`#lamp-${id}`}>Lamp {id}</a> },
  { id: 'price', head: 'Price', cell: () => '49.90', isNumeric: true },
];
const lamps = (count: number): Lamp[] => Array.from({ length: count }, (_, id) => ({ id }));

function Lamps({ count }: { count: number }) {
  const [rows] = useState(() => lamps(count));
  const { selected, isSelected, toggle } = useSelectedRows(rows, ({ id }) => id);
  const labels = { selectAllLabel: 'Select all', selectLabel: ({ id }: Lamp) => `Select ${id}` };
  return (
    <>
      <output>{selected.length}</output>
      <Table columns={columns} rows={rows} rowKey={({ id }) => id} selection={{ isSelected, toggle, ...labels }} />
    </>
  );
}

const show = (count: number) => showScreen(<Lamps key={count} count={count} />);
const table = () => document.querySelector('table');
const rendered = () => [...document.querySelectorAll<HTMLElement>('tbody tr:not([aria-hidden])')];
const scrollTo = (top: number) =>
  act(async () => {
    Object.assign(window, { scrollY: top });
    window.dispatchEvent(new Event('scroll'));
  });

it('renders every row of a short list, for the search of the browser and for print', async () => {
  await show(wholeRows);
  expect(rendered()).toHaveLength(wholeRows);
  expect(table()?.getAttribute('aria-rowcount')).toBe(null);
});

it('renders the rows of a long list that are near the screen, and tells how many there are', async () => {
  await show(2000);
  expect(rendered().length).toBeLessThan(60);
  expect(rendered()[0]?.textContent).toContain('Lamp 0');
  expect([table()?.getAttribute('aria-rowcount'), rendered()[0]?.getAttribute('aria-rowindex')]).toEqual(['2001', '2']);
  await scrollTo(1000 * rowHeight);
  expect(rendered().length).toBeLessThan(60);
  expect(rendered().map(({ textContent }) => textContent)).toContainEqual(expect.stringContaining('Lamp 1000'));
  expect(rendered()[0]?.textContent).not.toContain('Lamp 0');
  await scrollTo(0);
});

it('keeps the row that has the focus, with its neighbors, wherever the page is scrolled to', async () => {
  await show(2000);
  await act(async () => document.querySelector<HTMLElement>('a[href="#lamp-4"]')?.focus());
  await scrollTo(1000 * rowHeight);
  expect(document.activeElement?.textContent).toBe('Lamp 4');
  expect(
    rendered()
      .slice(0, 3)
      .map((row) => row.dataset.index),
  ).toEqual(['3', '4', '5']);
  await scrollTo(0);
});

it('selects the rows that are not rendered too', async () => {
  await show(2000);
  await act(async () => document.querySelector<HTMLElement>('input[aria-label="Select all"]')?.click());
  expect(document.querySelector('output')?.textContent).toBe('2000');
});
