import { describe, expect, it } from 'vitest';
import {
  assignablePermissions,
  builtInRoles,
  can,
  mayUse,
  ownerPermissions,
  type PermissionHolder,
  permissions,
} from './permissions';
import { namedEndpoints } from './public-endpoints';

const guarded = namedEndpoints.filter(({ endpoint: { access } }) => access === 'staff' || access === 'operator');

describe('every endpoint of staff', () => {
  it('names the permission that it needs, from permissions.ts', () => {
    expect(guarded.length).toBeGreaterThan(140);
    expect(guarded.filter(({ endpoint }) => !endpoint.permission).map(({ name }) => name)).toEqual([]);
  });

  it('is for operators where only owners have its permission, and nowhere else', () => {
    const isOwners = ({ endpoint: { permission } }: (typeof guarded)[number]) =>
      ownerPermissions.some((name) => name === permission);
    const wrong = guarded.filter((each) => isOwners(each) !== (each.endpoint.access === 'operator'));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('makes every permission of use', () => {
    const used = new Set(guarded.map(({ endpoint }) => endpoint.permission));
    expect(permissions.filter((name) => !used.has(name))).toEqual([]);
  });

  it.each(permissions)('%s opens its endpoints, and no others', (permission) => {
    const holder: PermissionHolder = { role: 'staff', permissions: [permission] };
    const opened = guarded.filter(({ endpoint }) => mayUse(holder, endpoint));
    expect(opened).toEqual(guarded.filter(({ endpoint }) => endpoint.permission === permission));
  });
});

describe('roles', () => {
  it('leave the most powerful permissions to owners', () => {
    for (const held of Object.values(builtInRoles))
      expect(held.filter((name) => !assignablePermissions.includes(name))).toEqual([]);
  });

  it('have one permission each once', () => {
    for (const held of Object.values(builtInRoles)) expect(new Set(held).size).toBe(held.length);
  });

  it('let accountants read and export, and change nothing', () => {
    expect(builtInRoles.accountant.filter((name) => !/:(read|export)$/.test(name))).toEqual([]);
    expect(can({ role: 'staff', permissions: builtInRoles.accountant }, 'payments:read')).toBe(true);
  });

  it('give staff without permissions nothing, and shoppers nothing whatever they claim', () => {
    for (const { endpoint } of guarded) {
      expect(mayUse({ role: 'staff' }, endpoint)).toBe(false);
      expect(mayUse({ role: 'shopper', permissions }, endpoint)).toBe(false);
      expect(mayUse({ role: 'anonymous', permissions }, endpoint)).toBe(false);
      expect(mayUse({ role: 'operator' }, endpoint)).toBe(true);
    }
  });

  it('keep an endpoint without a permission for owners', () => {
    expect(mayUse({ role: 'staff', permissions }, { access: 'staff' })).toBe(false);
    expect(mayUse({ role: 'operator' }, { access: 'staff' })).toBe(true);
  });

  it('keep API keys out of accounts', () => {
    const apiKey = { id: 1, name: 'Warehouse' };
    expect(mayUse({ role: 'staff', permissions, apiKey }, { access: 'shopper' })).toBe(false);
    expect(mayUse({ role: 'staff', permissions }, { access: 'shopper' })).toBe(true);
  });
});
