/** Runs a task when the browser has nothing better to do; returns how to call it off. Safari has no idle callbacks. */
export function whenIdle(task: () => void): () => void {
  const idle = window.requestIdleCallback ?? ((callback: () => void) => window.setTimeout(callback, 2000));
  const handle = idle(() => task());
  return () => (window.cancelIdleCallback ?? window.clearTimeout)(handle);
}
