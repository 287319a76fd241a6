let resolve = () => {};

/** Settles once the first page is alive. What becomes known before that must wait: the page came without it. */
export const awake = new Promise<void>((wakeUp) => {
  resolve = wakeUp;
});

export function wake(): void {
  resolve();
  document.dispatchEvent(new Event('awake'));
}
