import type { MessageKey } from '../i18n/messages';
import { paths } from '../lib/paths';

export interface NavLink {
  to: string;
  key: MessageKey;
  /** Leads to a screen of the back office. */
  isOfStaff?: boolean;
}

/** The header's links, in order. Everyone sees all of them; the screens themselves ask who is there. */
export const navLinks: NavLink[] = [
  { to: paths.home, key: 'shared.nav.home' },
  { to: paths.products, key: 'shared.nav.products' },
  { to: paths.marketing, key: 'layout.nav.marketing', isOfStaff: true },
  { to: paths.staffProducts, key: 'layout.nav.admin', isOfStaff: true },
  { to: paths.inventory, key: 'layout.nav.inventory', isOfStaff: true },
  { to: paths.dropshipping, key: 'layout.nav.dropshipping', isOfStaff: true },
  { to: paths.importProducts, key: 'shared.nav.import', isOfStaff: true },
  { to: paths.about, key: 'layout.nav.about' },
  { to: paths.contact, key: 'layout.nav.contact' },
];

/** Home and Products share a path; the query tells them apart. */
export function isCurrent(to: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const [path, query = ''] = to.split('?');
  if (path !== pathname) return false;
  return pathname !== paths.home || (query !== '') === search.includes('section=products');
}
