import { ownerPermissions, type PermissionHolder } from '@shopwright/contracts/permissions';
import {
  Activity,
  Boxes,
  FilePen,
  FolderTree,
  Gauge,
  History,
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
  Webhook,
} from 'lucide-react';
import type { MessageKey } from '../i18n/messages';
import { mayOpen, permissionsOfPage } from '../lib/page-permissions';
import { paths } from '../lib/paths';
import type { StaffCounts } from './use-waiting';

/** A screen of the back office, as its rail and its command menu list it. */
export interface StaffEntry {
  path: string;
  /** The address of the entry, if it is not `path` itself. */
  to?: string;
  key: MessageKey;
  icon: LucideIcon;
  /** The kind of work that waits on the screen. Its number is shown beside the name. */
  count?: keyof StaffCounts;
  /** Belongs to the entry above it. */
  isSub?: boolean;
}

/** In the rail's order; owners' screens have a heading of their own. */
const staffNav: StaffEntry[] = [
  { path: paths.office, key: 'layout.home', icon: LayoutDashboard },
  { path: paths.orders, key: 'shared.staff.orders', icon: ShoppingBag, count: 'toShip' },
  { path: paths.draftOrders, key: 'draft_orders.title', icon: FilePen, isSub: true },
  {
    path: paths.reconciliation,
    key: 'layout.reconciliation',
    icon: Scale,
    count: 'openDifferences',
    isSub: true,
  },
  { path: paths.customers, key: 'shared.staff.customers', icon: Users },
  { path: paths.staffProducts, to: paths.productTable, key: 'shared.nav.products', icon: Package },
  { path: paths.inventory, key: 'layout.nav.inventory', icon: Boxes, count: 'lowStock', isSub: true },
  { path: paths.dropshipping, key: 'layout.nav.dropshipping', icon: Truck, isSub: true },
  { path: paths.importProducts, key: 'shared.nav.import', icon: Import, isSub: true },
  { path: paths.categories, key: 'layout.categories', icon: FolderTree, isSub: true },
  { path: paths.collections, key: 'shared.staff.collections', icon: Layers, isSub: true },
  { path: paths.attributes, key: 'layout.attributes', icon: SlidersHorizontal, isSub: true },
  { path: paths.reviews, key: 'session.account.reviews', icon: Star, count: 'newReviews' },
  { path: paths.messages, key: 'session.account.messages', icon: Inbox, count: 'openMessages' },
  { path: paths.marketing, key: 'layout.nav.marketing', icon: Megaphone },
  { path: paths.feeds, key: 'layout.feeds', icon: Rss, isSub: true },
  { path: paths.settings, key: 'layout.settings', icon: Settings2 },
  { path: paths.webhooks, key: 'layout.webhooks', icon: Webhook, isSub: true },
  { path: paths.audit, key: 'layout.audit', icon: History, isSub: true },
  { path: paths.team, key: 'layout.team', icon: Users },
  { path: paths.ops, key: 'ops.title', icon: Gauge },
  { path: paths.traces, key: 'session.account.traces', icon: Activity, isSub: true },
  { path: paths.jobs, key: 'session.account.queues', icon: ListChecks, count: 'parkedJobs', isSub: true },
  { path: paths.mail, key: 'session.account.emails', icon: Mail, isSub: true },
];

export const staffNavFor = (user: PermissionHolder): StaffEntry[] => staffNav.filter(({ path }) => mayOpen(user, path));

/** Belongs below the heading of what owners alone see. */
export const isOfOwners = ({ path }: StaffEntry): boolean =>
  ownerPermissions.some((name) => permissionsOfPage(path).includes(name));

/** A page below an entry's, such as one trace, belongs to it, unless it has an entry of its own. */
export const isCurrentEntry = (path: string, pathname: string): boolean =>
  pathname === path || (path !== paths.ops && pathname.startsWith(`${path}/`));
