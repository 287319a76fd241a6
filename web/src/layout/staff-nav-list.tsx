import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { badgeText } from '../i18n/formatters';
import { useLanguage } from '../i18n/language-provider';
import { Tooltip } from '../ui/tooltip';
import { isCurrentEntry, isOfOwners, type StaffEntry } from './staff-nav';
import type { StaffCounts } from './use-waiting';

interface StaffNavListProps {
  entries: StaffEntry[];
  waiting: Partial<StaffCounts>;
  /** Icons alone. */
  isCollapsed?: boolean;
  onChoose?: () => void;
  className: string;
}

export function StaffNavList({ entries, className, ...look }: StaffNavListProps) {
  const { t } = useLanguage();
  const forStaff = entries.filter((entry) => !isOfOwners(entry));
  const forOperators = entries.filter(isOfOwners);
  const toItem = (entry: StaffEntry) => <StaffNavItem key={entry.path} entry={entry} {...look} />;
  return (
    <nav aria-label={t('layout.nav')} className={className}>
      <ul className="grid gap-0.5">{forStaff.map(toItem)}</ul>
      {forOperators.length > 0 && (
        <>
          <h2 className={clsx('px-3 pt-5 pb-1.5 font-medium text-muted text-xs', look.isCollapsed && 'sr-only')}>
            {t('layout.operations')}
          </h2>
          <ul className={clsx('grid gap-0.5', look.isCollapsed && 'mt-2 border-line border-t pt-2')}>
            {forOperators.map(toItem)}
          </ul>
        </>
      )}
    </nav>
  );
}

type StaffNavItemProps = Omit<StaffNavListProps, 'entries' | 'className'> & { entry: StaffEntry };

function StaffNavItem({ entry, waiting, isCollapsed, onChoose }: StaffNavItemProps) {
  const { t, language } = useLanguage();
  const { pathname } = useLocation();
  const { path, to = path, key, icon: Icon, isSub } = entry;
  const isCurrent = isCurrentEntry(path, pathname);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const list = item.current?.closest('nav');
    if (!isCurrent || !item.current || !list) return;
    // A low window shows a part of the list. `scrollIntoView` would move the place where Tab begins.
    const { top, bottom } = item.current.getBoundingClientRect();
    const shown = list.getBoundingClientRect();
    if (bottom > shown.bottom) list.scrollTop += bottom - shown.bottom;
    else if (top < shown.top) list.scrollTop -= shown.top - top;
  }, [isCurrent]);
  const count = entry.count === undefined ? 0 : (waiting[entry.count] ?? 0);
  const link = (
    <Link
      to={to}
      onClick={onChoose}
      aria-current={isCurrent ? 'page' : undefined}
      className={clsx(
        'relative flex items-center rounded-control transition-colors',
        isCollapsed ? 'size-11 justify-center' : 'min-h-9 gap-3 px-3 pointer-coarse:min-h-11 max-lg:min-h-11',
        isSub && !isCollapsed && 'ps-6',
        isCurrent ? 'bg-primary-soft font-semibold text-primary-ink' : 'hover:bg-sunken',
        isSub && !isCurrent && 'text-muted hover:text-ink',
      )}
    >
      <Icon size={18} aria-hidden className="shrink-0" />
      <span className={isCollapsed ? 'sr-only' : 'min-w-0 truncate'}>{t(key)}</span>
      {entry.count !== undefined && count > 0 && (
        <>
          <span
            aria-hidden
            className={clsx(
              'tabular grid place-items-center rounded-full bg-accent-soft font-semibold text-accent-ink text-xs',
              isCollapsed ? 'absolute end-0 top-0 h-4 min-w-4 px-1 text-[0.625rem]' : 'ms-auto h-5 min-w-5 px-1.5',
            )}
          >
            {badgeText(count, language)}
          </span>
          <span className="sr-only">
            {t(`layout.count_${entry.count}`, { count, shown: badgeText(count, language) })}
          </span>
        </>
      )}
    </Link>
  );
  return <li ref={item}>{isCollapsed ? <Tooltip text={t(key)}>{link}</Tooltip> : link}</li>;
}
