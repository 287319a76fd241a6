import { useEffect, useRef, useState } from 'react';
import { onHistoryMove, stepsTo } from './history-moves';
import { isUnloadFree, useLeave } from './leave-store';

/** A form, by whether it has unsaved changes. */
export type Draft = () => boolean;

const drafts = new Set<Draft>();

/**
 * Keeps a form with unsaved changes from being left without a question: by a link, by Back and Forward, by the command
 * menu, by closing the dialog around it, and, with the browser's own question, by closing the window. A form by `useZodForm`
 * has this already. `navigate` does not ask: it follows a form that was saved.
 */
export function useUnsavedChanges(hasChanges: boolean | Draft): void {
  const latest = useRef(hasChanges);
  useEffect(() => {
    latest.current = hasChanges;
  });
  useEffect(() => {
    const draft: Draft = () => (typeof latest.current === 'function' ? latest.current() : latest.current);
    const stop = watchDraft(draft);
    return stop;
  }, []);
}

function watchDraft(draft: Draft): () => void {
  if (drafts.size === 0) startWatching();
  drafts.add(draft);
  useLeave.setState({ isPossible: true });
  return () => {
    drafts.delete(draft);
    if (drafts.size === 0) stopWatching();
  };
}

/** Returns the forms that have unsaved changes. */
export const unsavedDrafts = (): ReadonlySet<Draft> => new Set([...drafts].filter((draft) => draft()));

/** Returns true where a form has changes that had none at the time of `before`. */
export const hasNewChanges = (before: ReadonlySet<Draft> = new Set()): boolean =>
  [...drafts].some((draft) => !before.has(draft) && draft());

/** Leaves the page, or what was opened at the time of `before`: immediately, or once the user wants to discard the changes. */
export function leave(go: () => void, before?: ReadonlySet<Draft>): void {
  if (hasNewChanges(before)) useLeave.setState({ go });
  else go();
}

/** Returns what asks before it discards changes that were made since the component appeared. */
export function useAskBefore(): (discard: () => void) => void {
  const [before] = useState(unsavedDrafts);
  return (discard) => leave(discard, before);
}

let stopHolding = () => {};

function startWatching(): void {
  stopHolding = onHistoryMove(holdMove);
  window.addEventListener('beforeunload', holdUnload);
  // In the capture phase, before the router's own handler.
  document.addEventListener('click', holdClick, true);
}

function stopWatching(): void {
  stopHolding();
  window.removeEventListener('beforeunload', holdUnload);
  document.removeEventListener('click', holdClick, true);
}

function holdUnload(event: BeforeUnloadEvent): void {
  if (hasNewChanges() && !isUnloadFree()) event.preventDefault();
}

function holdClick(event: MouseEvent): void {
  const to = addressOf(event);
  if (to === undefined || !hasNewChanges()) return;
  event.preventDefault();
  event.stopPropagation();
  useLeave.setState({ go: to });
}

/** Returns the address of the page that a click leads to. Undefined for one that opens a window, or stays on the page. */
function addressOf(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || link.target === '_blank' || link.hasAttribute('download')) return undefined;
  if (link.origin !== location.origin || link.pathname === location.pathname) return undefined;
  return link.pathname + link.search + link.hash;
}

let isReturning = false;
let isLeaving = false;

/** Moves back to this page, hides the move from the router, and repeats it if the user wants that. */
function holdMove(event: PopStateEvent): void {
  if (isReturning) {
    isReturning = false;
    event.stopImmediatePropagation();
    return;
  }
  const steps = isLeaving ? undefined : stepsTo(event.state);
  isLeaving = false;
  if (!steps || !hasNewChanges()) return;
  event.stopImmediatePropagation();
  isReturning = true;
  window.history.go(-steps);
  const go = () => {
    isLeaving = true;
    window.history.go(steps);
  };
  useLeave.setState({ go });
}
