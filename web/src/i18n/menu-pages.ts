import type { MenuPage } from '@shopwright/contracts/http/menus';
import type { MessageKey } from './messages';

/** What menus call the pages of the store. */
export const menuPageNames: Record<MenuPage, MessageKey> = {
  home: 'shared.nav.home',
  products: 'shared.nav.products',
  about: 'layout.nav.about',
  contact: 'layout.nav.contact',
  faqs: 'layout.footer.faqs',
  shippingInfo: 'shared.footer.shipping',
  trackOrder: 'layout.footer.track',
  returns: 'shared.footer.returns',
  withdraw: 'layout.footer.withdraw',
  sizeGuide: 'layout.footer.size_guide',
  help: 'layout.footer.help',
  privacy: 'layout.footer.privacy',
  terms: 'layout.footer.terms',
  streaming: 'streaming.title',
  marketing: 'layout.nav.marketing',
  staffProducts: 'layout.nav.admin',
  inventory: 'layout.nav.inventory',
  dropshipping: 'layout.nav.dropshipping',
  importProducts: 'shared.nav.import',
};

/** The header that comes with the store. */
export const headerPages: MenuPage[] = [
  'home',
  'products',
  'marketing',
  'staffProducts',
  'inventory',
  'dropshipping',
  'importProducts',
  'about',
  'contact',
];

/** Its footer. */
export const footerColumns: { title: MessageKey; pages: MenuPage[] }[] = [
  { title: 'layout.footer.quick_links', pages: ['about', 'contact', 'faqs', 'shippingInfo'] },
  { title: 'layout.footer.service', pages: ['trackOrder', 'returns', 'sizeGuide', 'help'] },
];
