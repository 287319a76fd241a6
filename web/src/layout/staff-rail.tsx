import clsx from 'clsx';
import { PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../i18n/language-provider';
import { Tooltip, TooltipProvider } from '../ui/tooltip';
import { isRailCollapsed, rememberRail } from './rail-state';
import type { StaffEntry } from './staff-nav';
import { StaffNavList } from './staff-nav-list';
import type { StaffCounts } from './use-waiting';

interface StaffRailProps {
  entries: StaffEntry[];
  waiting: Partial<StaffCounts>;
  onFind: () => void;
}

/** 240 px wide, or 56 px of icons whose names are tooltips. The choice is remembered. */
export function StaffRail({ entries, waiting, onFind }: StaffRailProps) {
  const { t } = useLanguage();
  const [isCollapsed, setCollapsed] = useState(isRailCollapsed);
  const toggle = () => {
    rememberRail(!isCollapsed);
    setCollapsed(!isCollapsed);
  };
  const Toggle = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  const toggleLabel = t(isCollapsed ? 'layout.expand' : 'layout.collapse');
  return (
    <TooltipProvider>
      <div
        className={clsx(
          'sticky top-16 hidden h-[calc(100dvh-4rem)] shrink-0 flex-col border-line border-e lg:flex',
          isCollapsed ? 'w-14' : 'w-60',
        )}
      >
        <div className={isCollapsed ? 'p-1.5' : 'p-3 pb-1'}>
          <FindButton isCollapsed={isCollapsed} onFind={onFind} />
        </div>
        <StaffNavList
          entries={entries}
          waiting={waiting}
          isCollapsed={isCollapsed}
          className={clsx('min-h-0 flex-1 overflow-y-auto', isCollapsed ? 'p-1.5' : 'px-3 py-2')}
        />
        <div className={clsx('border-line border-t', isCollapsed ? 'p-1.5' : 'px-3 py-2')}>
          <Tooltip text={toggleLabel}>
            <button
              type="button"
              aria-label={toggleLabel}
              onClick={toggle}
              className="grid size-11 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
            >
              <Toggle size={18} aria-hidden className="rtl:-scale-x-100" />
            </button>
          </Tooltip>
        </div>
      </div>
    </TooltipProvider>
  );
}

const keyName = () => (/Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘K' : 'Ctrl K');

function FindButton({ isCollapsed, onFind }: { isCollapsed: boolean; onFind: () => void }) {
  const { t } = useLanguage();
  if (isCollapsed) {
    return (
      <Tooltip text={`${t('shared.staff.find')} (${keyName()})`}>
        <button
          type="button"
          aria-label={t('shared.staff.find')}
          onClick={onFind}
          className="grid size-11 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
        >
          <Search size={18} aria-hidden />
        </button>
      </Tooltip>
    );
  }
  return (
    <button
      type="button"
      onClick={onFind}
      className="flex h-10 w-full pointer-coarse:h-11 items-center gap-2.5 rounded-control border border-line bg-surface px-3 text-muted hover:border-line-strong hover:text-ink"
    >
      <Search size={16} aria-hidden className="shrink-0" />
      <span className="min-w-0 truncate">{t('shared.staff.find')}</span>
      <kbd dir="ltr" className="ms-auto whitespace-nowrap rounded border border-line px-1.5 font-sans text-xs">
        {keyName()}
      </kbd>
    </button>
  );
}
