import { isPagePath, isStaffPath, staffPaths } from '@shopwright/contracts/pages';
import { builtInRoles } from '@shopwright/contracts/permissions';
import { describe, expect, it } from 'vitest';
import { isCurrentEntry, staffNavFor } from './staff-nav';

const pathsFor = (role: 'shopper' | 'staff' | 'operator') =>
  staffNavFor({ role, permissions: builtInRoles.manager }).map(({ path }) => path);

describe('the navigation of the back office', () => {
  it('leads to pages in its frame, and to those of the BFF', () => {
    for (const { path } of staffNavFor({ role: 'operator' })) {
      expect([path, isPagePath(path) && isStaffPath(path)]).toEqual([path, true]);
    }
  });

  it('leads to every page of the frame', () => {
    const lead = staffNavFor({ role: 'operator' });
    expect(staffPaths.filter((page) => !lead.some(({ path }) => isCurrentEntry(path, page)))).toEqual([]);
  });

  it('shows operations to operators alone, and nothing to shoppers', () => {
    expect(pathsFor('shopper')).toEqual([]);
    expect(pathsFor('staff')).not.toContain('/ops/traces');
    expect(pathsFor('operator')).toEqual([
      ...pathsFor('staff'),
      '/team',
      '/ops',
      '/ops/traces',
      '/ops/jobs',
      '/ops/mail',
    ]);
  });

  it('shows each role what it may see', () => {
    const entries = staffNavFor({ role: 'staff', permissions: builtInRoles.support }).map(({ path }) => path);
    expect(entries).toEqual(expect.arrayContaining(['/office', '/orders', '/customers', '/messages']));
    expect(entries.filter((path) => ['/reconciliation', '/dropshipping', '/settings', '/team'].includes(path))).toEqual(
      [],
    );
  });

  it('marks the entry of a page below it', () => {
    expect(isCurrentEntry('/ops/traces', '/ops/traces/1')).toBe(true);
    expect(isCurrentEntry('/office', '/officer')).toBe(false);
    expect(isCurrentEntry('/ops', '/ops/traces')).toBe(false);
  });
});
