import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DropdownMenu, MenuItem } from './dropdown-menu';

interface SavedView {
  /** Its address, so that a view can be kept as a bookmark. */
  to: string;
  label: string;
  /** The number of its rows, as text. */
  count?: string;
  isCurrent: boolean;
}

interface SavedViewsProps {
  label: string;
  views: SavedView[];
  /** The views behind a menu at the end; its button names the current one of them. */
  more?: { label: string; views: SavedView[]; direction: 'ltr' | 'rtl' };
}

const tabClass = (isCurrent: boolean) =>
  clsx(
    'flex min-h-11 min-w-11 items-center justify-center whitespace-nowrap border-b-2 px-3 font-medium text-sm transition-colors',
    'focus-visible:-outline-offset-2',
    isCurrent ? 'border-primary text-ink' : 'border-transparent text-muted hover:text-ink',
  );

/** Views of one list as tabs that are links. */
export function SavedViews({ label, views, more }: SavedViewsProps) {
  return (
    <nav aria-label={label} className="-mb-px flex border-line border-b">
      <div className="scroll-hint [--scroll-on:var(--canvas)] min-w-0 overflow-x-auto">
        <ul className="flex gap-1">
          {views.map((view) => (
            <li key={view.to}>
              <ViewLink view={view} className={tabClass(view.isCurrent)} />
            </li>
          ))}
        </ul>
      </div>
      {more && <MoreViews {...more} />}
    </nav>
  );
}

function ViewLink({ view: { to, label, count, isCurrent }, ...link }: { view: SavedView; className?: string }) {
  return (
    <Link to={to} replace preventScrollReset aria-current={isCurrent ? 'page' : undefined} {...link}>
      {label}
      {count && <span className="tabular ms-1.5 font-normal text-muted">{count}</span>}
    </Link>
  );
}

function MoreViews({ label, views, direction }: NonNullable<SavedViewsProps['more']>) {
  const current = views.find(({ isCurrent }) => isCurrent);
  const trigger = (
    <button type="button" className={clsx(tabClass(current !== undefined), 'shrink-0 gap-1')}>
      {current ? `${label}: ${current.label}` : label}
      <ChevronDown size={14} aria-hidden />
    </button>
  );
  return (
    <DropdownMenu trigger={trigger} direction={direction}>
      {views.map((view) => (
        <MenuItem key={view.to} asChild className="justify-between font-medium aria-[current]:bg-primary-soft">
          <ViewLink view={view} />
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
