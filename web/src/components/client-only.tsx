import { type ReactNode, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False on the server, and in the browser until React has hydrated the page. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** Renders what only the browser can show: the account, the checkout, the back office. */
export function ClientOnly({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return useIsHydrated() ? children : fallback;
}
