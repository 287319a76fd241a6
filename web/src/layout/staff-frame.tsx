import { useQuery } from '@tanstack/react-query';
import { Menu, Search } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ChunkErrorNotice } from '../components/chunk-error-notice';
import { lazyPart } from '../components/lazy-part';
import { useLanguage } from '../i18n/language-provider';
import { meQuery } from '../lib/queries/session';
import { Drawer } from '../ui/drawer';
import { StaffFrameSpace } from './staff-frame-space';
import { isCurrentEntry, type StaffEntry, staffNavFor } from './staff-nav';
import { StaffNavList } from './staff-nav-list';
import { StaffRail } from './staff-rail';
import { useWaiting } from './use-waiting';

const loadCommandMenu = () => import('../features/commands/command-menu');
const CommandMenu = lazyPart(async () => (await loadCommandMenu()).CommandMenu, {
  failed: (retry) => <ChunkErrorNotice isFloating onRetry={retry} />,
});

/** Beside the back office's pages: the rail, on phones a bar that opens it as a drawer, and the command menu. */
export function StaffFrame() {
  const { data: user } = useQuery(meQuery);
  const waiting = useWaiting(user?.role === 'operator');
  const [isFinding, setFinding] = useState<boolean>();
  const find = useCallback(() => setFinding(true), []);
  useCommandKey(find);
  if (!user) return <StaffFrameSpace />;
  const entries = staffNavFor(user.role);
  return (
    <>
      <StaffRail entries={entries} waiting={waiting} onFind={find} />
      <PhoneBar entries={entries} waiting={waiting} onFind={find} />
      {isFinding !== undefined && (
        <CommandMenu screens={entries} isOpen={isFinding} onClose={() => setFinding(false)} />
      )}
    </>
  );
}

/** Ctrl K, or Cmd K where there is that key. */
function useCommandKey(onPress: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      onPress();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onPress]);
}

interface PhoneBarProps {
  entries: StaffEntry[];
  waiting: ReturnType<typeof useWaiting>;
  onFind: () => void;
}

function PhoneBar({ entries, waiting, onFind }: PhoneBarProps) {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const current = entries.find(({ path }) => isCurrentEntry(path, pathname));
  const name = t(current?.key ?? 'layout.nav');
  return (
    <div className="flex h-13 shrink-0 items-center gap-2 border-line border-b px-2 lg:hidden">
      <button
        type="button"
        aria-label={`${t('layout.open_nav')}: ${name}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="flex h-11 min-w-0 items-center gap-2.5 rounded-control px-3 font-semibold hover:bg-sunken"
      >
        <Menu size={18} aria-hidden className="shrink-0" />
        <span className="truncate">{name}</span>
      </button>
      <button
        type="button"
        aria-label={t('shared.staff.find')}
        onClick={onFind}
        className="ms-auto grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
      >
        <Search size={18} aria-hidden />
      </button>
      <Drawer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('layout.nav')}
        closeLabel={t('layout.nav.close')}
        className="w-72"
      >
        <StaffNavList
          entries={entries}
          waiting={waiting}
          onChoose={() => setOpen(false)}
          className="flex-1 overflow-y-auto p-3"
        />
      </Drawer>
    </div>
  );
}
