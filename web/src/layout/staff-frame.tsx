import { useQuery } from '@tanstack/react-query';
import { Menu, Search } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { ChunkErrorNotice } from '../components/chunk-error-notice';
import { lazyPart } from '../components/lazy-part';
import { useLanguage } from '../i18n/language-provider';
import { meQuery } from '../lib/queries/session';
import { useStoreSettings } from '../lib/queries/store-settings';
import { Drawer } from '../ui/drawer';
import { MenuChoices, menuLinks } from './menu-look';
import { StoreMenu } from './own-menu-list';
import { SearchBox } from './search-box';
import { actionsFor, settingsFor } from './staff-commands';
import { StaffFrameSpace } from './staff-frame-space';
import { isCurrentEntry, type StaffEntry, staffNavFor } from './staff-nav';
import { StaffNavList } from './staff-nav-list';
import { StaffRail } from './staff-rail';
import { StoreLinks } from './store-links';
import type { HeaderPlaces } from './use-is-framed';
import { useWaiting } from './use-waiting';

const loadCommandMenu = () => import('../features/commands/command-menu');
const CommandMenu = lazyPart(async () => (await loadCommandMenu()).CommandMenu, {
  failed: (retry) => <ChunkErrorNotice isFloating onRetry={retry} />,
});

/** Around the back office's pages: the rail, on phones a drawer that the header opens, and the command menu. */
export function StaffFrame({ places }: { places: HeaderPlaces }) {
  const { data: user } = useQuery(meQuery);
  const waiting = useWaiting(user);
  const currency = useStoreSettings()?.currency;
  const [isFinding, setFinding] = useState<boolean>();
  const find = useCallback(() => setFinding(true), []);
  useCommandKey(find);
  if (!user) return <StaffFrameSpace />;
  const entries = staffNavFor(user);
  return (
    <>
      {places.start && createPortal(<PhoneMenu entries={entries} waiting={waiting} />, places.start)}
      {places.end &&
        createPortal(
          <>
            <FindOnPhone onFind={find} />
            <StoreLinks />
          </>,
          places.end,
        )}
      <StaffRail entries={entries} waiting={waiting} onFind={find} />
      {isFinding !== undefined && (
        <CommandMenu
          entries={{
            screens: entries,
            actions: actionsFor(user),
            settings: settingsFor(user, currency),
          }}
          isOpen={isFinding}
          onClose={() => setFinding(false)}
        />
      )}
    </>
  );
}

const iconButton = 'grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken';

function FindOnPhone({ onFind }: { onFind: () => void }) {
  const { t } = useLanguage();
  return (
    <button type="button" aria-label={t('shared.staff.find')} onClick={onFind} className={`${iconButton} lg:hidden`}>
      <Search size={20} aria-hidden />
    </button>
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

interface PhoneMenuProps {
  entries: StaffEntry[];
  waiting: ReturnType<typeof useWaiting>;
}

/** The rail as a drawer, with what visitors have in theirs below it. */
function PhoneMenu({ entries, waiting }: PhoneMenuProps) {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const current = entries.find(({ path }) => isCurrentEntry(path, pathname));
  return (
    <>
      <button
        type="button"
        aria-label={`${t('layout.open_nav')}: ${t(current?.key ?? 'layout.nav')}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className={iconButton}
      >
        <Menu size={22} aria-hidden />
      </button>
      <Drawer
        isOpen={isOpen}
        onClose={close}
        title={t('layout.nav')}
        closeLabel={t('layout.nav.close')}
        className="w-[22rem]"
      >
        <div className="flex flex-1 flex-col gap-4 overflow-y-auto p-4">
          <StaffNavList entries={entries} waiting={waiting} onChoose={close} className="" />
          <section aria-labelledby="menu-store" className="grid gap-2 border-line border-t pt-4">
            <h2 id="menu-store" className="px-3 font-medium text-muted text-xs">
              {t('layout.store_links')}
            </h2>
            <SearchBox onSearch={close} />
            <StoreMenu {...menuLinks} onChoose={close} className="" />
          </section>
          <MenuChoices />
        </div>
      </Drawer>
    </>
  );
}
