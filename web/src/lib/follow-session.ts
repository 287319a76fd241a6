import { me, type User } from '@shopwright/contracts/http/auth';
import { isPublicPath } from '@shopwright/contracts/pages';
import { callOrNull, isApiError } from './api-client';
import { readStored } from './local-storage';
import { noteOwner, sessionKey } from './personal-storage';
import { meQuery, setSessionUser } from './queries/session';
import { queryClient } from './query-client';

/** Tabs that are switched between ask once in this time. */
const restMs = 5_000;

const markOf = (user: User | null | undefined): string => (user ? `${user.id} ${user.role}` : '');
/** The user that this page shows, or null; undefined while that is not known. */
const shownUser = () => queryClient.getQueryData(meQuery.queryKey);
const isPersonal = () => !isPublicPath(window.location.pathname);
const isOther = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== meQuery.queryKey[0];

/** Makes the style sheet hide all of the page, or what its header tells of the user. */
const hide = (part: 'page' | 'corner') => document.documentElement.setAttribute('data-away', part);
const reveal = () => document.documentElement.removeAttribute('data-away');

let askedAt = 0;

/**
 * Keeps true what this tab shows of a session: after Back from another page, after a while in the background, and when
 * another tab signs in or out. Hides what is personal as the page is left, because browsers show a page that they kept
 * before any script of it runs again.
 */
export function followSession(): () => void {
  const end = new AbortController();
  const options = { signal: end.signal };
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || isOther(event.query)) return;
    const isLeft = noteOwner(markOf(event.query.state.data as User | null));
    const isFirstReply = !event.action.manual && event.query.state.dataUpdateCount === 1;
    // The page began with what another account had left in this tab.
    if (isLeft && isFirstReply && isPersonal()) reloadHidden();
  });
  const unsubscribeCalls = queryClient.getMutationCache().subscribe(({ mutation }) => {
    // The screen that made the call says so, and keeps what was typed.
    if (shownUser() && isApiError(mutation?.state.error, 'session_ended')) setSessionUser(null);
  });
  const onLeave = ({ persisted }: PageTransitionEvent) => {
    if (persisted && shownUser() !== null) hide(isPersonal() ? 'page' : 'corner');
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void restore();
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const user = shownUser();
    if (key === sessionKey && user !== undefined && newValue !== markOf(user)) void readAgain();
  };
  const onVisible = () => {
    if (document.visibilityState === 'hidden' || !shownUser() || Date.now() - askedAt < restMs) return;
    void readAgain();
  };
  window.addEventListener('pagehide', onLeave, options);
  window.addEventListener('pageshow', onShow, options);
  window.addEventListener('storage', onStorage, options);
  document.addEventListener('visibilitychange', onVisible, options);
  return () => {
    unsubscribe();
    unsubscribeCalls();
    end.abort();
  };
}

/** Shows a page that the browser kept, and reads again what is on it: it is as old as the visit. */
async function restore(): Promise<void> {
  if (!(await readAgain())) return;
  reveal();
  await queryClient.invalidateQueries({ predicate: isOther });
}

/** Returns false where the page was another user's, and is loaded again. */
async function readAgain(): Promise<boolean> {
  askedAt = Date.now();
  const before = shownUser();
  const user = await readUser(before);
  if (before === undefined || before === null || markOf(before) === markOf(user)) {
    queryClient.setQueryData(meQuery.queryKey, user);
    // A visitor who has signed in stays where they are.
    if (before === null && user) void queryClient.invalidateQueries({ predicate: isOther });
    return true;
  }
  if (user === undefined) queryClient.clear();
  else setSessionUser(user);
  reloadHidden();
  return false;
}

/** Text that was typed, and the state of components, belong to the other user. */
function reloadHidden(): void {
  hide('page');
  window.location.reload();
}

/**
 * Only an answer, or another tab, says that the user is another one: an unreachable service keeps the last state. Returns
 * undefined where only the other tab says so.
 */
async function readUser(before: User | null | undefined): Promise<User | null | undefined> {
  try {
    return await callOrNull(me, {});
  } catch {
    const mark = readStored(sessionKey);
    return before && mark !== null && mark !== markOf(before) ? undefined : before;
  }
}
