import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { meQuery } from '../lib/queries/session';
import { buttonClass } from '../ui/button';
import { Drawer } from '../ui/drawer';
import { LanguageSelect } from './language-select';
import { NavList } from './nav-list';
import { SearchBox } from './search-box';
import { ThemeToggle } from './theme-toggle';

export function MobileMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLanguage();
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t('layout.nav.menu')}
      closeLabel={t('layout.nav.close')}
      className="w-[22rem]"
    >
      <MenuContent onClose={onClose} />
    </Drawer>
  );
}

/** Stays as it is while the drawer closes, so that the press is answered sooner. */
const MenuContent = memo(function MenuContent({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const { data: user } = useQuery(meQuery);
  return (
    <div className="flex flex-1 flex-col gap-5 overflow-y-auto p-5">
      <SearchBox onSearch={onClose} />
      <NavList
        onChoose={onClose}
        className="flex flex-col"
        linkClass="flex min-h-12 items-center rounded-control px-3 font-medium hover:bg-sunken"
        currentClass="bg-primary-soft text-primary-ink"
      />
      <LanguageSelect className="flex w-full sm:hidden" />
      <ThemeToggle
        isLabelled
        className="flex min-h-12 items-center gap-3 rounded-control px-3 text-start font-medium hover:bg-sunken sm:hidden"
      />
      {user === null && (
        <div className="mt-auto grid grid-cols-2 gap-3">
          <Link to={paths.login} onClick={onClose} className={buttonClass({ variant: 'secondary' })}>
            {t('shared.nav.sign_in')}
          </Link>
          <Link to={paths.register} onClick={onClose} className={buttonClass()}>
            {t('layout.nav.sign_up')}
          </Link>
        </div>
      )}
    </div>
  );
});
