import { me, type User } from '@shopwright/contracts/http/auth';
import { callOrNull } from './api-client';
import { readStored } from './local-storage';
import { sessionKey } from './personal-storage';
import { meQuery, setSessionUser } from './queries/session';
import { queryClient } from './query-client';
import { hide, isOther, isPersonal, markOf, reloadHidden, reveal, shownUser, useEndedSession } from './shown-session';

/**
 * Shows a page that the browser kept, and reads again what is on it: it is as old as the visit. One whose session is over is
 * loaded again: another person may have pressed Back.
 */
export async function restore(): Promise<void> {
  if (!(await readAgain(false))) return;
  reveal();
  await queryClient.invalidateQueries({ predicate: isOther });
}

/** Returns false where the page was another user's, and is loaded again. A page that anyone may see needs no sign-in. */
export async function readAgain(mayAsk = isPersonal()): Promise<boolean> {
  const before = shownUser();
  const user = await readUser(before);
  if (!before || markOf(before) === markOf(user)) {
    queryClient.setQueryData(meQuery.queryKey, user);
    if (user) useEndedSession.getState().answer?.(user);
    // A visitor who has signed in stays where they are.
    if (before === null && user) void queryClient.invalidateQueries({ predicate: isOther });
    return true;
  }
  if (user === null && mayAsk && !wasLeft(before)) return askOnce(before);
  startAfresh(user);
  return false;
}

/** For a call that was refused: returns true where the same account is signed in, again or still. */
export const recoverSession = (): Promise<boolean> => readAgain(true);

/** Another tab has signed out, or someone else in. */
function wasLeft(user: User): boolean {
  const mark = readStored(sessionKey);
  return mark !== null && mark !== markOf(user);
}

/**
 * Only an answer, or another tab, says that the user is another one: an unreachable service keeps the last state. Returns
 * undefined where only the other tab says so.
 */
async function readUser(before: User | null | undefined): Promise<User | null | undefined> {
  try {
    return await callOrNull(me, {});
  } catch {
    return before && wasLeft(before) ? undefined : before;
  }
}

let asking: Promise<boolean> | undefined;

function askOnce(before: User): Promise<boolean> {
  asking ??= askToSignIn(before).finally(() => {
    asking = undefined;
  });
  return asking;
}

/** Covers the page until someone signs in: the same account goes on with everything that it typed. */
async function askToSignIn(before: User): Promise<boolean> {
  const focused = document.activeElement;
  hide('page');
  const user = await new Promise<User | null>((answer) => useEndedSession.setState({ answer }));
  useEndedSession.setState({ answer: null });
  if (markOf(user) !== markOf(before)) {
    startAfresh(user);
    return false;
  }
  queryClient.setQueryData(meQuery.queryKey, user);
  reveal();
  // Waits until the dialog is closed, and takes the focus no more.
  requestAnimationFrame(() => focused instanceof HTMLElement && focused.focus());
  return true;
}

function startAfresh(user: User | null | undefined): void {
  if (user === undefined) queryClient.clear();
  else setSessionUser(user);
  reloadHidden();
}
