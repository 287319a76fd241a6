import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadPageOnce } from './reload-page';

const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

it('reloads an address once, and again only after a minute', () => {
  expect([reloadPageOnce(), reloadPageOnce()]).toEqual([true, false]);
  vi.advanceTimersByTime(61_000);
  expect(reloadPageOnce()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not reload where no storage could tell that it did', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(reloadPageOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
