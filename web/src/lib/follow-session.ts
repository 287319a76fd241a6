import type { User } from '@shopwright/contracts/http/auth';
import { setSession } from './api-client';
import { noteOwner, sessionKey } from './personal-storage';
import { queryClient } from './query-client';
import { hide, isOther, isPersonal, markOf, reloadHidden, shownUser } from './shown-session';

/** Tabs that are switched between ask once in this time. */
const restMs = 5_000;

const loadRecovery = () => import('./session-recovery');
let askedAt = 0;

function readAgain(): void {
  askedAt = Date.now();
  loadRecovery().then(({ readAgain }) => readAgain(), reloadHidden);
}

/**
 * Keeps true what this tab shows of a session: after Back from another page, after a while in the background, when
 * another tab signs in or out, and when a call finds the session over. Hides what is personal as the page is left, because
 * browsers show a page that they kept before any script of it runs again.
 */
export function followSession(): () => void {
  const end = new AbortController();
  const options = { signal: end.signal };
  setSession({
    isShown: () => Boolean(shownUser()),
    async recover(code) {
      if (shownUser()) return (await loadRecovery()).recoverSession();
      // The page shows a visitor already: the cookie that was refused is gone.
      return code === 'session_ended' && shownUser() === null;
    },
  });
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || isOther(event.query)) return;
    const isLeft = noteOwner(markOf(event.query.state.data as User | null));
    const isFirstResponse = !event.action.manual && event.query.state.dataUpdateCount === 1;
    // The page began with what another account had left in this tab.
    if (isLeft && isFirstResponse && isPersonal()) reloadHidden();
  });
  const onLeave = ({ persisted }: PageTransitionEvent) => {
    if (persisted && shownUser() !== null) hide(isPersonal() ? 'page' : 'corner');
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    askedAt = Date.now();
    loadRecovery().then(({ restore }) => restore(), reloadHidden);
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const user = shownUser();
    if (key === sessionKey && user !== undefined && newValue !== markOf(user)) readAgain();
  };
  const onVisible = () => {
    if (document.visibilityState === 'hidden' || !shownUser() || Date.now() - askedAt < restMs) return;
    readAgain();
  };
  window.addEventListener('pagehide', onLeave, options);
  window.addEventListener('pageshow', onShow, options);
  window.addEventListener('storage', onStorage, options);
  document.addEventListener('visibilitychange', onVisible, options);
  return () => {
    unsubscribe();
    end.abort();
  };
}
