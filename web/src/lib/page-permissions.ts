import { importKinds, permissionsOfKind } from '@shopwright/contracts/import-kinds';
import { findPagePath, pages } from '@shopwright/contracts/pages';
import { can, type Permission, type PermissionHolder } from '@shopwright/contracts/permissions';

/** What each page of the back office needs to show anything: one of several, where its parts are for different members. */
export const pagePermissions: Partial<Record<string, Permission | readonly Permission[]>> = {
  [pages.office]: 'home:read',
  [pages.orders]: 'orders:read',
  [pages.draftOrders]: 'orders:read',
  [pages.newDraftOrder]: 'orders:write',
  [pages.draftOrder]: 'orders:read',
  [pages.orderPrint]: 'orders:read',
  [pages.order]: 'orders:read',
  [pages.orderEdit]: 'orders:write',
  [pages.orderXRay]: 'orders:read',
  [pages.xRay]: 'orders:read',
  [pages.reconciliation]: 'payments:read',
  [pages.customers]: 'customers:read',
  [pages.customer]: 'customers:read',
  [pages.staffProducts]: 'products:read',
  [pages.newProduct]: 'products:write',
  [pages.productEditor]: 'products:read',
  [pages.productOptions]: 'products:read',
  [pages.inventory]: 'inventory:read',
  [pages.dropshipping]: 'suppliers:read',
  [pages.purchaseOrder]: 'suppliers:read',
  [pages.importProducts]: importKinds.map((kind) => permissionsOfKind[kind].write),
  [pages.categories]: 'products:read',
  [pages.collections]: 'products:read',
  [pages.attributes]: 'products:read',
  [pages.marketing]: 'discounts:read',
  [pages.feeds]: 'products:read',
  [pages.reviews]: 'reviews:read',
  [pages.messages]: 'messages:read',
  [pages.thread]: 'messages:read',
  [pages.settings]: ['settings:read', 'discounts:write', 'redirects:write', 'api-keys:write'],
  [pages.storefrontPreview]: 'settings:read',
  [pages.team]: 'team:write',
  [pages.webhooks]: 'webhooks:write',
  [pages.audit]: 'audit:read',
  [pages.ops]: 'operations:read',
  [pages.traces]: 'operations:read',
  [pages.trace]: 'operations:read',
  [pages.jobs]: 'operations:read',
  [pages.mail]: 'operations:read',
  [pages.mailPreview]: 'operations:read',
};

/** Returns the permissions of which the page at this address needs one; none outside the back office. */
export const permissionsOfPage = (pathname: string): readonly Permission[] =>
  [pagePermissions[findPagePath(pathname) ?? ''] ?? []].flat();

/** Only spares people what would be refused: the services check the same. */
export const mayOpen = (user: PermissionHolder, pathname: string): boolean =>
  permissionsOfPage(pathname).some((needed) => can(user, needed));
