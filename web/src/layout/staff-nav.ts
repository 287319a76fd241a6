import { mayCall, type Role } from '@shopwright/contracts/roles';
import {
  Activity,
  Boxes,
  FolderTree,
  Import,
  Inbox,
  Layers,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Mail,
  Megaphone,
  Package,
  Rss,
  Scale,
  Settings2,
  ShoppingBag,
  SlidersHorizontal,
  Star,
  Truck,
  Users,
} from 'lucide-react';
import type { MessageKey } from '../i18n/messages';
import { paths } from '../lib/paths';
import type { StaffCounts } from './use-waiting';

/** A screen of the back office, as its rail and its command menu list it. */
export interface StaffEntry {
  path: string;
  /** The address of the entry, if it is not `path` itself. */
  to?: string;
  key: MessageKey;
  icon: LucideIcon;
  /** The lowest role that may open the screen. */
  least: Extract<Role, 'staff' | 'operator'>;
  /** The kind of work that waits on the screen. Its number is shown beside the name. */
  count?: keyof StaffCounts;
  /** Belongs to the entry above it. */
  isSub?: boolean;
}

/** In the rail's order; operators' screens have a heading of their own. */
const staffNav: StaffEntry[] = [
  { path: paths.office, key: 'layout.home', icon: LayoutDashboard, least: 'staff' },
  { path: paths.orders, key: 'shared.staff.orders', icon: ShoppingBag, least: 'staff', count: 'toShip' },
  {
    path: paths.reconciliation,
    key: 'layout.reconciliation',
    icon: Scale,
    least: 'staff',
    count: 'openDifferences',
    isSub: true,
  },
  { path: paths.customers, key: 'shared.staff.customers', icon: Users, least: 'staff' },
  { path: paths.staffProducts, to: paths.productTable, key: 'shared.nav.products', icon: Package, least: 'staff' },
  { path: paths.inventory, key: 'layout.nav.inventory', icon: Boxes, least: 'staff', count: 'lowStock', isSub: true },
  { path: paths.dropshipping, key: 'layout.nav.dropshipping', icon: Truck, least: 'staff', isSub: true },
  { path: paths.importProducts, key: 'shared.nav.import', icon: Import, least: 'staff', isSub: true },
  { path: paths.categories, key: 'layout.categories', icon: FolderTree, least: 'staff', isSub: true },
  { path: paths.collections, key: 'shared.staff.collections', icon: Layers, least: 'staff', isSub: true },
  { path: paths.attributes, key: 'layout.attributes', icon: SlidersHorizontal, least: 'staff', isSub: true },
  { path: paths.reviews, key: 'session.account.reviews', icon: Star, least: 'staff', count: 'newReviews' },
  { path: paths.messages, key: 'session.account.messages', icon: Inbox, least: 'staff', count: 'openMessages' },
  { path: paths.marketing, key: 'layout.nav.marketing', icon: Megaphone, least: 'staff' },
  { path: paths.feeds, key: 'layout.feeds', icon: Rss, least: 'staff', isSub: true },
  { path: paths.settings, key: 'layout.settings', icon: Settings2, least: 'staff' },
  { path: paths.team, key: 'layout.team', icon: Users, least: 'operator' },
  { path: paths.traces, key: 'session.account.traces', icon: Activity, least: 'operator' },
  { path: paths.jobs, key: 'session.account.queues', icon: ListChecks, least: 'operator', count: 'parkedJobs' },
  { path: paths.mail, key: 'session.account.emails', icon: Mail, least: 'operator' },
];

export const staffNavFor = (role: Role): StaffEntry[] => staffNav.filter(({ least }) => mayCall(role, least));

/** A page below an entry's, such as one trace, belongs to it. */
export const isCurrentEntry = (path: string, pathname: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);
