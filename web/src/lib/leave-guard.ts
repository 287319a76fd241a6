type Guard = (go: () => void) => void;

let guard: Guard | undefined;

/** Makes everything that leads away from the page ask first. The guard calls `go` to leave. Returns how to end it. */
export function guardLeaving(ask: Guard): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = undefined;
  };
}

/** Leaves the page immediately, or when the guard has asked. */
export function leavePage(go: () => void): void {
  if (guard) guard(go);
  else go();
}
