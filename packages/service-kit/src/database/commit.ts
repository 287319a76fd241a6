import { AsyncLocalStorage } from 'node:async_hooks';

/** The notes of a transaction for the code that waits for its commit. */
export interface Commit {
  hasEvent: boolean;
}

const running = new AsyncLocalStorage<Commit>();

/** Runs the work of a transaction. */
export const inCommit = <T>(commit: Commit, work: () => T): T => running.run(commit, work);

/** Notes that the running transaction writes an event. */
export function noteEvent(): void {
  const commit = running.getStore();
  if (commit) commit.hasEvent = true;
}
