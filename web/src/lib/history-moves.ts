type OnMove = (event: PopStateEvent) => void;

let onMove: OnMove | undefined;

/** Called before the router hears of Back or Forward, or not at all where `watchMoves` was not called first. */
export function onHistoryMove(listener: OnMove): () => void {
  onMove = listener;
  return () => {
    onMove = undefined;
  };
}

/** Browsers call the listeners of `popstate` in the order in which they were added, so this comes before the router. */
export const watchMoves = () => window.addEventListener('popstate', (event) => onMove?.(event));
