import { staffPaths } from '@shopwright/contracts/pages';
import { builtInRoles, type Permission } from '@shopwright/contracts/permissions';
import { expect, it } from 'vitest';
import { mayOpen, pagePermissions } from './page-permissions';

it('knows what every page of the back office needs', () => {
  expect(staffPaths.filter((path) => !pagePermissions[path])).toEqual([]);
});

it('opens to each role what it may see', () => {
  const support = { role: 'staff', permissions: builtInRoles.support } as const;
  expect(mayOpen(support, '/messages/7')).toBe(true);
  expect(mayOpen(support, '/orders/7')).toBe(true);
  for (const path of ['/reconciliation', '/team', '/settings', '/admin/products/new', '/about'])
    expect(mayOpen(support, path), path).toBe(false);
  expect(mayOpen({ role: 'operator' }, '/team')).toBe(true);
  expect(mayOpen({ role: 'shopper' }, '/office')).toBe(false);
});

it('opens the settings to who may change one part of them', () => {
  const as = (permission: Permission) => ({ role: 'staff', permissions: [permission] }) as const;
  for (const permission of ['settings:read', 'discounts:write', 'redirects:write', 'api-keys:write'] as const)
    expect(mayOpen(as(permission), '/settings'), permission).toBe(true);
  expect(mayOpen(as('discounts:read'), '/settings')).toBe(false);
});
