import { isPagePath, isStaffPath, staffPaths } from '@shopwright/contracts/pages';
import { describe, expect, it } from 'vitest';
import { isCurrentEntry, staffNavFor } from './staff-nav';

const pathsFor = (role: 'shopper' | 'staff' | 'operator') => staffNavFor(role).map(({ path }) => path);

describe('the navigation of the back office', () => {
  it('leads to pages in its frame, and to those of the BFF', () => {
    for (const { path } of staffNavFor('operator')) {
      expect([path, isPagePath(path) && isStaffPath(path)]).toEqual([path, true]);
    }
  });

  it('leads to every page of the frame', () => {
    const lead = staffNavFor('operator');
    expect(staffPaths.filter((page) => !lead.some(({ path }) => isCurrentEntry(path, page)))).toEqual([]);
  });

  it('shows operations to operators alone, and nothing to shoppers', () => {
    expect(pathsFor('shopper')).toEqual([]);
    expect(pathsFor('staff')).not.toContain('/ops/traces');
    expect(pathsFor('operator')).toEqual([...pathsFor('staff'), '/team', '/ops/traces', '/ops/jobs', '/ops/mail']);
  });

  it('marks the entry of a page below it', () => {
    expect(isCurrentEntry('/ops/traces', '/ops/traces/1')).toBe(true);
    expect(isCurrentEntry('/office', '/officer')).toBe(false);
  });
});
