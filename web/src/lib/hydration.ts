import { type ReactNode, useSyncExternalStore } from 'react';

let resolve = () => {};
let isRenderedByServer = false;

/** Resolves once React has hydrated the first page. Reads that finish earlier wait for it: the server's page lacks them. */
export const hydrated = new Promise<void>((onHydrated) => {
  resolve = onHydrated;
});

/** Says that React is going to hydrate what the server rendered. */
export function expectHydration(): void {
  isRenderedByServer = true;
}

/** Resolves immediately where there is nothing to hydrate. */
export const untilHydrated = (): Promise<void> => (isRenderedByServer ? hydrated : Promise.resolve());

export function markHydrated(): void {
  resolve();
  // public/boot.js repeats what was typed, and the click that came too early.
  document.documentElement.dataset.hydrated = '';
  document.dispatchEvent(new Event('hydrated'));
}

/** Runs a task when the browser has nothing better to do; returns how to call it off. Safari has no idle callbacks. */
export function whenIdle(task: () => void): () => void {
  const idle = window.requestIdleCallback ?? ((callback: () => void) => window.setTimeout(callback, 2000));
  const handle = idle(() => task());
  return () => (window.cancelIdleCallback ?? window.clearTimeout)(handle);
}

/**
 * Fetches code ahead once the page is hydrated and the browser idle, so that it is there when the line is not. Those
 * who asked their browser to save data get it when they need it.
 */
export function prefetchWhenIdle(loads: (() => Promise<unknown>)[]): () => void {
  let isLeft = false;
  let callOff = () => {};
  const start = async () => {
    await hydrated;
    if (isLeft || savesData()) return;
    callOff = whenIdle(() => {
      // A failure is of no consequence: the part is fetched again when it is needed.
      for (const load of loads) load().catch(() => {});
    });
  };
  void start();
  return () => {
    isLeft = true;
    callOff();
  };
}

export const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

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
