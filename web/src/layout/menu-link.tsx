import type { MenuLink as Target } from '@shopwright/contracts/http/menus';
import { isPagePath } from '@shopwright/contracts/pages';
import clsx from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import { useLanguage } from '../i18n/language-provider';
import { menuPageNames } from '../i18n/menu-pages';
import { paths } from '../lib/paths';
import { isCurrent } from './nav-links';

const addressOf = ({ page, href }: Target): string | undefined => (page ? paths[page] : href);

/** Returns how a menu calls an item. */
export function useItemName(): (item: Target) => string {
  const { t } = useLanguage();
  return ({ label, page }) => label ?? (page ? t(menuPageNames[page]) : '');
}

/** Returns whether an item leads to the page that is shown. */
export function useIsCurrent(): (item: Target) => boolean {
  const location = useLocation();
  return (item) => isCurrent(addressOf(item) ?? '', location);
}

interface MenuLinkProps {
  item: Target;
  className: string;
  /** Absent where the current page is not marked. */
  currentClass?: string;
  onChoose?: (() => void) | undefined;
}

/** The link of an item: a page of the store opens in the app, any other address as a document. */
export function MenuLink({ item, className, currentClass, onChoose }: MenuLinkProps) {
  const nameOf = useItemName();
  const isShown = useIsCurrent()(item) && currentClass !== undefined;
  const to = addressOf(item) ?? '';
  const path = to.split(/[?#]/)[0] ?? '';
  const link = {
    'aria-current': isShown ? ('page' as const) : undefined,
    className: clsx(className, isShown && currentClass),
    onClick: onChoose,
    children: <bdi>{nameOf(item)}</bdi>,
  };
  return path.startsWith('/') && isPagePath(path) ? <Link to={to} {...link} /> : <a href={to} {...link} />;
}
