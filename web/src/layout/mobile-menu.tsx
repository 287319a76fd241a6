import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { useMenus } from '../lib/queries/menus';
import { categoriesInQuery } from '../lib/queries/products';
import { meQuery } from '../lib/queries/session';
import { buttonClass } from '../ui/button';
import { Drawer } from '../ui/drawer';
import { MenuChoices, menuLinks } from './menu-look';
import { navLinks } from './nav-links';
import { NavItem, NavList } from './nav-list';
import { OwnMenuList } from './own-menu-list';
import { SearchBox } from './search-box';

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
      <MenuLinks onChoose={onClose} />
      <MenuChoices />
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

const heading = 'px-3 pb-1 font-medium text-muted text-xs';
const ofStore = navLinks.filter(({ isOfStaff }) => !isOfStaff);
const ofStaff = navLinks.filter(({ isOfStaff }) => isOfStaff);
/** The others are among the filters of the products. */
const categoriesMax = 8;

/** The store's own menu. Else what most visitors look for comes first: the categories, then the store's pages, and last the screens of the team. */
function MenuLinks({ onChoose }: { onChoose: () => void }) {
  const { t, language } = useLanguage();
  const { main } = useMenus(language);
  const { data = [] } = useQuery(categoriesInQuery(language));
  const categories = data.filter(({ parentId }) => parentId === null);
  const look = { ...menuLinks, onChoose };
  if (main) {
    return (
      <nav aria-label={t('layout.nav.main')}>
        <OwnMenuList items={main} {...look} className="" />
      </nav>
    );
  }
  return (
    <nav aria-label={t('layout.nav.main')} className="grid gap-4">
      {categories.length > 0 && (
        <section aria-labelledby="menu-categories">
          <h3 id="menu-categories" className={heading}>
            {t('layout.nav.categories')}
          </h3>
          <ul>
            {categories.slice(0, categoriesMax).map(({ id, name, slug }) => (
              <NavItem key={id} to={paths.categoryPage(slug)} {...look}>
                <bdi className="wrap-anywhere">{name}</bdi>
              </NavItem>
            ))}
          </ul>
        </section>
      )}
      <NavList links={ofStore} {...look} className="border-line border-t pt-4 first:border-t-0 first:pt-0" />
      <section aria-labelledby="menu-staff" className="border-line border-t pt-4">
        <h3 id="menu-staff" className={heading}>
          {t('layout.nav.staff')}
        </h3>
        <NavList links={ofStaff} {...look} className="text-muted" />
      </section>
    </nav>
  );
}
