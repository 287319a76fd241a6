import { AsyncLocalStorage } from 'node:async_hooks';

export interface Commit {
  hasEvent: boolean;
}

const running = new AsyncLocalStorage<Commit>();

export const inCommit = <T>(commit: Commit, work: () => T): T => running.run(commit, work);

export function noteEvent(): void {
  const commit = running.getStore();
  if (commit) commit.hasEvent = true;
}
