import { vi } from 'vitest';
import { queryClient } from './query-client';

/** Counts the reloads of the page, and makes none. */
export const reload = vi.fn();

/** Makes the tab one that was just opened: nothing is stored, shown or hidden in it. */
export function openFreshTab(): void {
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  reload.mockClear();
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
  document.documentElement.removeAttribute('data-away');
}
