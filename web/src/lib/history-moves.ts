import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

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

/** The entry of the history whose page is shown. */
let shown = { position: 0, pathname: '' };

const positionIn = (state: unknown): number | undefined => (state as { position?: number } | null)?.position;

/** Numbers the entries of the history: the browser does not tell how far, or in which direction, a move leads. */
export function useHistoryPosition(): void {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry has a key of its own
  useEffect(() => {
    const known = positionIn(window.history.state);
    const position = known ?? shown.position + (navigation === 'PUSH' ? 1 : 0);
    shown = { position, pathname };
    if (known === undefined) window.history.replaceState({ ...window.history.state, position }, '');
  }, [key, pathname, navigation]);
}

/** Returns how far a move to the entry with this state leads; undefined within the page, or where that is not known. */
export function stepsTo(state: unknown): number | undefined {
  const target = positionIn(state);
  if (window.location.pathname === shown.pathname || target === undefined) return undefined;
  return target - shown.position;
}
