import { describe, expect, it } from 'vitest';
import { createNewVisitors } from './new-visitors';

const at = (seconds: number) => new Date(seconds * 1000);

describe('new visitors', () => {
  it('are twenty a minute behind one address', () => {
    const visitors = createNewVisitors(true);
    for (let visitor = 0; visitor < 20; visitor += 1) {
      expect(visitors.isAllowed('192.0.2.1', at(1))).toBe(true);
      visitors.count('192.0.2.1', at(1));
    }
    expect(visitors.isAllowed('192.0.2.1', at(60))).toBe(false);
    expect(visitors.isAllowed('192.0.2.2', at(60))).toBe(true);
    expect(visitors.isAllowed('192.0.2.1', at(61))).toBe(true);
  });

  it('are not limited without an address, and where limits are off', () => {
    const [on, off] = [createNewVisitors(true), createNewVisitors(false)];
    for (let visitor = 0; visitor < 30; visitor += 1) {
      on.count(undefined, at(1));
      off.count('192.0.2.1', at(1));
    }
    expect([on.isAllowed(undefined, at(1)), off.isAllowed('192.0.2.1', at(1))]).toEqual([true, true]);
  });
});
