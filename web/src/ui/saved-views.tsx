import clsx from 'clsx';
import { Link } from 'react-router-dom';

export interface SavedView {
  /** Its address, so that a view can be kept as a bookmark. */
  to: string;
  label: string;
  /** The number of its rows, as text. */
  count?: string;
  isCurrent: boolean;
}

/** Views of one list as tabs that are links. */
export function SavedViews({ label, views }: { label: string; views: SavedView[] }) {
  return (
    <nav
      aria-label={label}
      className="scroll-hint [--scroll-on:var(--canvas)] -mb-px border-line border-b overflow-x-auto"
    >
      <ul className="flex gap-1">
        {views.map(({ to, label: name, count, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              replace
              preventScrollReset
              aria-current={isCurrent ? 'page' : undefined}
              className={clsx(
                'flex min-h-11 min-w-11 items-center justify-center whitespace-nowrap border-b-2 px-3 font-medium text-sm transition-colors',
                'focus-visible:-outline-offset-2',
                isCurrent ? 'border-primary text-ink' : 'border-transparent text-muted hover:text-ink',
              )}
            >
              {name}
              {count && <span className="tabular ms-1.5 font-normal text-muted">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
