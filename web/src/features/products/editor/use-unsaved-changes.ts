import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { onHistoryMove } from '../../../lib/history-moves';
import { guardLeaving } from '../../../lib/leave-guard';

/**
 * Keeps a page with unsaved changes from being left without a question: by a link, by the browser's Back and Forward, by
 * the command menu, and, with the browser's own question, by closing the window.
 */
export function useUnsavedChanges(hasChanges: boolean) {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState<{ go: () => void }>();
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (go: () => void) => setLeaving({ go });
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const to = addressOf(event);
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => navigate(to));
    };
    const stopHolding = onHistoryMove(
      holdHistory((go) => {
        if (isLeaving.current) return false;
        ask(go);
        return true;
      }),
    );
    const stopGuarding = guardLeaving(ask);
    window.addEventListener('beforeunload', stay);
    // In the capture phase, before the router's own handler.
    document.addEventListener('click', onClick, true);
    return () => {
      stopHolding();
      stopGuarding();
      window.removeEventListener('beforeunload', stay);
      document.removeEventListener('click', onClick, true);
    };
  }, [hasChanges, navigate]);
  return {
    isAsking: leaving !== undefined,
    keepEditing: () => setLeaving(undefined),
    leave: () => {
      isLeaving.current = true;
      setLeaving(undefined);
      leaving?.go();
    },
  };
}

/**
 * Returns the address that a click leads to within the app. Undefined for one that opens a window, or that stays on the
 * page.
 */
function addressOf(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || link.target === '_blank' || link.origin !== location.origin) return undefined;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return undefined;
  return link.pathname + link.search + link.hash;
}

/** The position that React Router keeps in each entry of the history. */
const positionOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx;

/**
 * Returns a `popstate` listener that moves back to this page, hides the event from the router, and passes on how to repeat
 * the move. `hold` returns whether the move is held.
 */
function holdHistory(hold: (go: () => void) => boolean) {
  const { pathname } = window.location;
  const position = positionOf(window.history.state);
  let isReturning = false;
  return (event: PopStateEvent) => {
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    const target = positionOf(event.state);
    if (window.location.pathname === pathname || position === undefined || target === undefined) return;
    const steps = target - position;
    if (steps === 0 || !hold(() => window.history.go(steps))) return;
    event.stopImmediatePropagation();
    isReturning = true;
    window.history.go(-steps);
  };
}
