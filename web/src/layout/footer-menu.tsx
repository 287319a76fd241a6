import type { MenuPage, ShownItem } from '@shopwright/contracts/http/menus';
import { useLanguage } from '../i18n/language-provider';
import { footerColumns } from '../i18n/menu-pages';
import { useMenus } from '../lib/queries/menus';
import { hasPage, useStoreSettings } from '../lib/queries/store-settings';
import { MenuLink, useItemName } from './menu-link';

/** The columns of links: the store's own, else those that come with it. */
export function FooterMenu() {
  const { t, language } = useLanguage();
  const settings = useStoreSettings();
  const { footer: own, isLoading } = useMenus(language);
  const toLink = (page: MenuPage) => ({
    label: page === 'about' ? t('layout.footer.about') : null,
    page,
    children: [],
  });
  const isThere = (page: MenuPage) => page !== 'sizeGuide' || hasPage(settings, 'sizes');
  const columns = own
    ? toColumns(own, t('layout.footer.quick_links'))
    : footerColumns.map(({ title, pages }) => ({ label: t(title), children: pages.filter(isThere).map(toLink) }));
  return (
    <div className="col-span-2 grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
      {!isLoading &&
        columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same target may be there twice
          <Column key={index} {...column} />
        ))}
    </div>
  );
}

/** Makes a column of each item with others below it, and one of all without. */
function toColumns(items: ShownItem[], title: string): ShownItem[] {
  const loose = items.filter(({ children }) => children.length === 0);
  return items.flatMap((item) => {
    if (item.children.length > 0) return [item];
    return item === loose[0] ? [{ label: title, children: loose }] : [];
  });
}

const linkClass =
  'wrap-anywhere inline-flex min-h-11 min-w-11 items-center text-muted text-sm hover:text-ink hover:underline sm:pointer-fine:min-h-9';

function Column({ children, ...item }: ShownItem) {
  const name = useItemName()(item);
  return (
    <nav aria-label={name} className="min-w-0">
      <h2 className="wrap-anywhere font-semibold text-sm">
        {item.page || item.href ? <MenuLink item={item} className="hover:underline" /> : name}
      </h2>
      <ul className="mt-3 flex flex-col">
        {children.map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same target may be there twice
          <li key={index}>
            <MenuLink item={link} className={linkClass} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
