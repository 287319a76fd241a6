import type { ChildProcess } from 'node:child_process';
import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { processesBelow, processStart } from '../supervisor/process-identity';
import { readRunningFiles } from './progress-file';

/** Longer than any test or hook waits by its own limit, which is five minutes where it names none. */
export const silentMaxMs = 10 * 60_000;
const endsWithinMs = 5_000;

export interface RunWatch {
  /** Call it when the run has printed something. */
  heard: () => void;
  /** Resolves when what was ended is gone. */
  stop: () => Promise<void>;
}

interface WatchedRun {
  child: ChildProcess;
  /** Names it where no file is running. */
  command: string;
  progressFile: string;
  maxMs: number;
  /** Called with the reason before it is ended. */
  onSilence: (reason: string) => void;
}

/**
 * Ends a run of tests, with all processes that it started, once it neither prints nor notes progress for `maxMs`. A thread
 * that is blocked runs no timer, so no limit inside the run can end it.
 */
export function watchRun({ child, command, progressFile, maxMs, onSilence }: WatchedRun): RunWatch {
  let heardAt = performance.now();
  let size = 0;
  let ending = Promise.resolve();
  const timer = setInterval(
    () => {
      const grown = statSync(progressFile, { throwIfNoEntry: false })?.size ?? 0;
      if (grown !== size) {
        size = grown;
        heardAt = performance.now();
        return;
      }
      const silentMs = performance.now() - heardAt;
      if (silentMs < maxMs) return;
      const running = readRunningFiles(progressFile);
      // A test with a longer limit of its own is given it.
      if (running.some(({ timeoutMs }) => silentMs < timeoutMs * 1.2)) return;
      clearInterval(timer);
      const names = running.map(({ file, test }) => (test === undefined ? file : `${file} (${test})`));
      const what = names.length > 0 ? `still running: ${names.join(', ')}` : `no test was running: ${command}`;
      onSilence(`No sign of life for ${formatSeconds(silentMs)}; ${what}`);
      ending = endProcesses(child);
    },
    Math.min(1_000, maxMs / 4),
  );
  const heard = () => {
    heardAt = performance.now();
  };
  const stop = () => {
    clearInterval(timer);
    return ending;
  };
  return { heard, stop };
}

/** Asks all of them to end, so that servers close their files, and kills what has not. */
async function endProcesses(child: ChildProcess): Promise<void> {
  const { pid: root } = child;
  if (root === undefined) return;
  const living = [root, ...processesBelow(root)].map((pid) => ({ pid, started: processStart(pid) }));
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    for (const { pid, started } of living) if (started && processStart(pid) === started) process.kill(pid, signal);
    const isAlive = () => living.some(({ pid, started }) => started && processStart(pid) === started);
    for (let waitedMs = 0; waitedMs < endsWithinMs && isAlive(); waitedMs += 50) await wait(50);
  }
}

const formatSeconds = (ms: number): string => `${Math.round(ms / 1_000)} s`;
