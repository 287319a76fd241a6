import type { ReactNode } from 'react';

interface InfoTableProps {
  label: string;
  head: string[];
  rows: ReactNode[][];
}

/** The first cell of a row is its heading. Where the screen is too narrow the table scrolls, and the page does not. */
export function InfoTable({ label, head, rows }: InfoTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard, too
    <section aria-label={label} tabIndex={0} className="scroll-hint overflow-x-auto rounded-card border border-line">
      <table className="w-full hyphens-auto text-start text-[0.8125rem] sm:text-sm">
        <thead>
          <tr className="bg-sunken/60">
            {head.map((title) => (
              <th key={title} scope="col" className="px-3 py-3 text-start font-semibold sm:px-5">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(([title, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed table
            <tr key={row}>
              <th scope="row" className="min-w-24 px-3 py-3 text-start align-top font-medium sm:px-5">
                {title}
              </th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a fixed table
                <td key={column} className="tabular px-3 py-3 align-top text-muted sm:px-5">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
