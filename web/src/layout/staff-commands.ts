import { orderExport } from '@shopwright/contracts/http/order-files';
import { exportPastOrders } from '@shopwright/contracts/http/past-orders';
import { exportRedirects } from '@shopwright/contracts/http/redirects';
import { permissionsOfKind } from '@shopwright/contracts/import-kinds';
import { can, type Permission, type PermissionHolder } from '@shopwright/contracts/permissions';
import {
  CircleAlert,
  DatabaseBackup,
  Download,
  FileText,
  FolderPlus,
  Import,
  KeyRound,
  ListPlus,
  type LucideIcon,
  PackagePlus,
  Settings2,
  UserPlus,
} from 'lucide-react';
import type { MessageKey } from '../i18n/messages';
import { mayOpen } from '../lib/page-permissions';
import { paths, sellingParts, sellingPath } from '../lib/paths';
import { maySeeSettings, type SettingsPart } from '../lib/settings-tabs';

/** What the command menu finds by its name: where it leads, or a file to save. */
export interface StaffCommand {
  to: string;
  isFile?: boolean;
  key: MessageKey;
  /** The name of what it belongs to. */
  within?: MessageKey;
  /** Other words that find it. */
  also?: MessageKey;
  icon: LucideIcon;
}

const actions: readonly (StaffCommand & { permission: Permission })[] = [
  { key: 'commands.add_product', to: paths.newProduct, icon: PackagePlus, permission: 'products:write' },
  { key: 'categories.add', to: paths.opened(paths.categories, 'new'), icon: FolderPlus, permission: 'products:write' },
  { key: 'collections.add', to: paths.opened(paths.collections, 'new'), icon: ListPlus, permission: 'products:write' },
  { key: 'attributes.add', to: paths.opened(paths.attributes, 'new'), icon: ListPlus, permission: 'products:write' },
  {
    key: 'commands.export_orders',
    to: `/api${orderExport.path}`,
    isFile: true,
    icon: Download,
    permission: 'orders:export',
  },
  {
    key: 'commands.export_past_orders',
    to: `/api${exportPastOrders.path}`,
    isFile: true,
    icon: Download,
    permission: 'orders:export',
  },
  {
    key: 'commands.export_redirects',
    to: `/api${exportRedirects.path}`,
    isFile: true,
    icon: Download,
    permission: 'redirects:write',
  },
  ...(['customers', 'orders', 'redirects', 'reviews', 'categories', 'collections', 'discounts'] as const).map(
    (kind) =>
      ({
        key: `commands.import_${kind}`,
        also: 'commands.also_import',
        to: paths.importOf(kind),
        icon: Import,
        permission: permissionsOfKind[kind].write,
      }) as const,
  ),
  {
    key: 'commands.templates',
    to: paths.opened(paths.messages, 'templates'),
    icon: FileText,
    permission: 'messages:write',
  },
  { key: 'commands.invite', to: paths.opened(paths.team, 'invite'), icon: UserPlus, permission: 'team:write' },
  { key: 'jobs.parked', to: `${paths.jobs}#parked-jobs`, icon: CircleAlert, permission: 'operations:read' },
  { key: 'commands.backups', to: `${paths.office}#backups`, icon: DatabaseBackup, permission: 'operations:read' },
];

export const actionsFor = (user: PermissionHolder): StaffCommand[] =>
  actions.filter(({ permission, to, isFile }) => can(user, permission) && (isFile || mayOpen(user, pathOf(to))));

const pathOf = (to: string): string => to.replace(/[?#].*$/, '');

/** The tabs of the settings, each by its own name and by what it holds. */
const settings = {
  store: [
    'settings.tab_store',
    'shared.setup.store_name',
    'shared.setup.contact',
    'shared.setup.sender',
    'shared.setup.currency',
    'shared.store.time_zone',
    'settings.country',
    'settings.address',
    'settings.imprint',
    'settings.description',
    'settings.languages',
  ],
  look: ['settings.tab_look', 'settings.logo', 'settings.icon', 'settings.color'],
  storefront: [
    'settings.tab_storefront',
    'settings.hero',
    'settings.sections',
    'settings.features',
    'settings.home_title',
  ],
  search: ['shared.search_engines', 'settings.product_slugs', 'settings.redirects'],
  promises: [
    'settings.tab_promises',
    'settings.promises',
    'settings.order_recipients',
    'settings.stock_recipients',
    'settings.stock_emails',
    'settings.demo',
  ],
  texts: ['settings.tab_texts'],
  invoices: ['settings.tab_invoices', 'settings.own_language', 'settings.tax_number'],
  selling: ['selling.tab'],
  rates: ['settings.tab_rates'],
} as const satisfies Record<string, readonly [MessageKey, ...MessageKey[]]>;

const otherWords: Partial<Record<MessageKey, MessageKey>> = { 'shared.setup.contact': 'commands.also_contact' };

const sellingSections: readonly (StaffCommand & { part: SettingsPart })[] = sellingParts.map((part) => ({
  to: sellingPath(part),
  key: `selling.part_${part}`,
  within: 'selling.tab',
  icon: Settings2,
  part,
}));

/** Returns the parts of the settings that the user sees. Those of rates are missing where prices are not converted. */
export const settingsFor = (user: PermissionHolder, currency: string | undefined): StaffCommand[] =>
  [...sellingSections, ...listSettings(currency)]
    .filter(({ part }) => maySeeSettings(user, part))
    .map(({ part: _part, ...command }) => command);

const listSettings = (currency: string | undefined): (StaffCommand & { part: SettingsPart })[] => [
  ...Object.entries(settings)
    .filter(([tab]) => currency === 'usd' || tab !== 'rates')
    .flatMap(([tab, [name, ...parts]]) => {
      const to = paths.settingsTab(tab);
      return [
        { to, key: name, icon: Settings2, part: 'rest' as const },
        ...parts.map((key) => ({
          to,
          key,
          within: name,
          also: otherWords[key],
          icon: Settings2,
          part: key === 'settings.redirects' ? ('redirects' as const) : ('rest' as const),
        })),
      ];
    }),
  { to: paths.settingsTab('api-keys'), key: 'team.api_keys', icon: KeyRound, part: 'api-keys' },
];
