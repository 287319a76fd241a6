import type { User } from '@shopwright/contracts/http/auth';
import { isPublicPath } from '@shopwright/contracts/pages';
import { create } from 'zustand';
import { unloadFreely } from './leave-store';
import { meQuery } from './queries/session';
import { queryClient } from './query-client';

interface EndedSession {
  /** Takes who has signed in again, or null. Set while the page waits for that. */
  answer: ((user: User | null) => void) | null;
}

/** The session that has ended while its page is open, if any. The layout renders `EndedSessionDialog`. */
export const useEndedSession = create<EndedSession>(() => ({ answer: null }));

export const markOf = (user: User | null | undefined): string => (user ? `${user.id} ${user.role}` : '');
/** The user that this page shows, or null; undefined while that is not known. */
export const shownUser = () => queryClient.getQueryData(meQuery.queryKey);
export const isPersonal = () => !isPublicPath(window.location.pathname);
export const isOther = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== meQuery.queryKey[0];

/** Makes the style sheet hide all of the page, or what its header tells of the user. */
export const hide = (part: 'page' | 'corner') => document.documentElement.setAttribute('data-away', part);
export const reveal = () => document.documentElement.removeAttribute('data-away');

/** Text that was typed, and the state of components, belong to the other user. */
export function reloadHidden(): void {
  hide('page');
  unloadFreely();
  window.location.reload();
}
