import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server, and in the browser until the server's page has been taken over. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** For what only the browser can show: the account, the checkout, the back office. */
export function InBrowser({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return useIsInBrowser() ? children : fallback;
}
