import { create } from 'zustand';

interface Leave {
  /** True once the page has had a form, so that the question is fetched before it is needed. */
  isPossible: boolean;
  /** Leads away; or the address to go to. Set while the user is asked about unsaved changes. */
  go: (() => void) | string | null;
}

/** The question before unsaved changes are discarded. The layout renders `LeaveQuestion`. */
export const useLeave = create<Leave>(() => ({ isPossible: false, go: null }));

let isFree = false;

/** Lets the document be left without a question: what is typed is kept, or belongs to a session that is over. */
export function unloadFreely(): void {
  isFree = true;
}

export const isUnloadFree = (): boolean => isFree;
