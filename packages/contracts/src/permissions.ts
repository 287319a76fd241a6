import * as z from 'zod';
import type { Access, ActorRole } from './roles';
import { isStaff, mayCall } from './roles';

/** What a member of the team or an API key may do, by area. The order is that of the screens. */
export const permissions = [
  /** Home, To do and one's own emails. */
  'home:read',
  'orders:read',
  'orders:write',
  /** Also cancels, which gives money back. */
  'orders:refund',
  'orders:export',
  'returns:write',
  'messages:read',
  /** Answers customers, and writes notes that they do not see. */
  'messages:write',
  'customers:read',
  'customers:write',
  /** Exports and erases personal data. */
  'customers:privacy',
  /** Drafts, costs, categories, collections and attributes too. */
  'products:read',
  'products:write',
  'products:export',
  'inventory:read',
  'inventory:write',
  'suppliers:read',
  'suppliers:write',
  'reviews:read',
  'reviews:write',
  'discounts:read',
  'discounts:write',
  'redirects:write',
  'analytics:read',
  /** Reconciliation: what Stripe, orders, points and stock say. */
  'payments:read',
  'payments:write',
  'settings:read',
  'settings:write',
  /** Shipping, tax and exchange rates. */
  'selling:write',
  'api-keys:write',
  /** What members, API keys and imports changed. Undoing needs the permission of the change besides. */
  'audit:read',
  /** Endpoints of webhooks, and the log of what was sent: it has orders and customers. */
  'webhooks:write',
  'team:write',
  'operations:read',
  'operations:write',
] as const;
export type Permission = (typeof permissions)[number];

export const permission = z.enum(permissions);

/** Belong to owners alone: with them one could give oneself everything else. */
export const ownerPermissions: readonly Permission[] = ['team:write', 'operations:read', 'operations:write'];

/** What a role of the store's own may have. */
export const assignablePermissions = permissions.filter((name) => !ownerPermissions.includes(name));

/** What staff had before there were roles. */
const ofManager = assignablePermissions.filter((name) => name !== 'settings:write' && name !== 'api-keys:write');

/** The roles of staff that every store has. Owners are the operators. */
export const builtInRoles = {
  manager: ofManager,
  catalog: [
    'home:read',
    'products:read',
    'products:write',
    'products:export',
    'inventory:read',
    'inventory:write',
    'suppliers:read',
    'suppliers:write',
    'reviews:read',
    'reviews:write',
    'redirects:write',
  ],
  orders: [
    'home:read',
    'orders:read',
    'orders:write',
    'orders:refund',
    'orders:export',
    'returns:write',
    'messages:read',
    'messages:write',
    'customers:read',
    'customers:write',
    'products:read',
    'inventory:read',
    'discounts:read',
  ],
  support: [
    'home:read',
    'orders:read',
    'returns:write',
    'messages:read',
    'messages:write',
    'customers:read',
    'products:read',
    'inventory:read',
    'reviews:read',
    'discounts:read',
  ],
  marketing: [
    'home:read',
    'products:read',
    'reviews:read',
    'reviews:write',
    'discounts:read',
    'discounts:write',
    'redirects:write',
    'analytics:read',
  ],
  accountant: ofManager.filter((name) => /:(read|export)$/.test(name)),
} as const satisfies Record<string, readonly Permission[]>;
export type BuiltInRole = keyof typeof builtInRoles;
export const builtInRoleNames = Object.keys(builtInRoles) as [BuiltInRole, ...BuiltInRole[]];

/** Who calls: a user, an API key or a process. */
export interface PermissionHolder {
  role: ActorRole;
  /** Of staff and of API keys. */
  permissions?: readonly Permission[];
  apiKey?: { id: number; name: string };
}

/** Operators may do everything. An API key has the role of staff, and what it was given. */
export const can = ({ role, permissions: held = [] }: PermissionHolder, name: Permission): boolean =>
  role === 'operator' || role === 'system' || (role === 'staff' && held.includes(name));

export interface Guarded {
  access: Access;
  permission?: Permission;
}

/**
 * Staff need the permission of the endpoint, and one without it is for operators only. API keys act for the store, so
 * they have no account of a shopper.
 */
export function mayUse(holder: PermissionHolder, { access, permission: name }: Guarded): boolean {
  if (holder.role === 'system' || access === 'public') return true;
  if (access === 'system') return false;
  if (access === 'shopper') return holder.apiKey === undefined && mayCall(holder.role, access);
  if (!isStaff(holder.role)) return false;
  return name === undefined ? holder.role === 'operator' : can(holder, name);
}

/** Returns the caller as an endpoint sees them: staff without its permission read what customers read. */
export const asSeenBy = <H extends PermissionHolder>(holder: H, { access, permission: name }: Guarded): H =>
  access === 'public' && name !== undefined && holder.role === 'staff' && !can(holder, name)
    ? { ...holder, role: 'shopper' }
    : holder;

/** The details of `forbidden` where a refund is above what the member may still give back today. */
export const refundLimitReached = z.object({ refundLimit: z.string(), left: z.string() });

/** The details of `forbidden` where a permission is missing. The BFF names the owners who can give it. */
export interface MissingPermission {
  permission: Permission;
  owners?: string[];
}
