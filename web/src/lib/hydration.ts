let resolve = () => {};

/** Resolves once React has hydrated the first page. Reads that finish earlier wait for it: the server's page lacks them. */
export const hydrated = new Promise<void>((onHydrated) => {
  resolve = onHydrated;
});

export function markHydrated(): void {
  resolve();
  // public/boot.js repeats the click that came too early.
  document.dispatchEvent(new Event('hydrated'));
}
