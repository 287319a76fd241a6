import type { ReactNode } from 'react';

interface ListBarProps {
  /** Tabs that are saved views of the list: `SavedViews`. */
  views?: ReactNode;
  /** The controls that narrow the list: a search field, `FilterChips`. */
  filters?: ReactNode;
}

/** Above a list of the back office. */
export function ListBar({ views, filters }: ListBarProps) {
  return (
    <div className="mb-5">
      {views && <div className="border-line border-b">{views}</div>}
      {filters && <div className="mt-4 flex flex-wrap items-start gap-x-3 gap-y-2">{filters}</div>}
    </div>
  );
}
