import type { ShownItem } from '@shopwright/contracts/http/menus';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { useLanguage } from '../i18n/language-provider';
import { useMenus } from '../lib/queries/menus';
import { MenuLink, useIsCurrent, useItemName } from './menu-link';
import { MainNav } from './nav-list';

/** The links of the header as a list, whose submenus open in their places. */
export function StoreMenu(props: ComponentProps<typeof MainNav>) {
  const { t, language } = useLanguage();
  const { main } = useMenus(language);
  if (!main) return <MainNav {...props} />;
  return (
    <nav aria-label={t('layout.nav.main')}>
      <OwnMenuList items={main} {...props} />
    </nav>
  );
}

type ListProps = Omit<ComponentProps<typeof MainNav>, 'links'> & { items: readonly ShownItem[] };

/** The items of the store's own menu. */
export const OwnMenuList = ({ items, className, ...look }: ListProps) => (
  <ul className={className}>
    {items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same target may be there twice
      <Item key={index} item={item} {...look} />
    ))}
  </ul>
);

type ItemProps = Omit<ListProps, 'items' | 'className'> & { item: ShownItem };

function Item({ item, linkClass, ...look }: ItemProps) {
  const { t } = useLanguage();
  const name = useItemName()(item);
  const isCurrent = useIsCurrent();
  const group = useId();
  const [isOpen, setOpen] = useState(item.children.some(isCurrent));
  const isLink = item.page !== undefined || item.href !== undefined;
  const ownClass = clsx('wrap-anywhere min-w-0 flex-1 py-1.5', linkClass);
  return (
    <li>
      <div className="flex">
        {isLink && <MenuLink item={item} className={ownClass} {...look} />}
        {item.children.length > 0 && (
          <button
            type="button"
            aria-label={isLink ? t('layout.nav.submenu', { name }) : undefined}
            aria-expanded={isOpen}
            aria-controls={group}
            onClick={() => setOpen(!isOpen)}
            className={
              isLink
                ? 'grid w-11 shrink-0 place-items-center rounded-control hover:bg-sunken'
                : clsx('justify-between gap-2 pe-3.5 text-start', ownClass)
            }
          >
            {!isLink && <bdi>{name}</bdi>}
            <ChevronDown
              size={18}
              aria-hidden
              className={clsx('shrink-0 transition-transform', isOpen && 'rotate-180')}
            />
          </button>
        )}
      </div>
      {item.children.length > 0 && (
        <ul id={group} hidden={!isOpen} className="ms-3 border-line border-s ps-2">
          {item.children.map((child, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same target may be there twice
            <li key={index}>
              <MenuLink item={child} className={clsx('wrap-anywhere py-1.5', linkClass)} {...look} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
