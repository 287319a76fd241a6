import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { repositoryRoot } from '../paths';
import { processesBelow, processStart } from '../supervisor/process-identity';

/** The time that the last output may take after the process has ended. */
const lastOutputMs = 1_000;
const endsWithinMs = 5_000;

export interface NodeRun {
  /** A process that a signal ended counts as 1. */
  code: number;
  /** Both streams in the order of arrival. Empty for output that was shown. */
  printed: string;
  /** Whether it was ended because it took too long. */
  isLate: boolean;
}

/**
 * Runs Node with `args` in the project's root and waits for its end. A process that it left behind and that holds its
 * output open does not delay the result. After `limitMs` it is ended with all processes that it started: a thread that is
 * blocked runs no timer, so no limit inside the run can end it.
 */
export async function runNode(args: string[], isShown: boolean, limitMs: number): Promise<NodeRun> {
  const child = spawn(process.execPath, args, {
    cwd: repositoryRoot,
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let isLate = false;
  let ending: Promise<void> | undefined;
  const timer = setTimeout(() => {
    isLate = true;
    ending = endProcesses(child);
  }, limitMs);
  let printed = '';
  const streams = [child.stdout, child.stderr];
  for (const stream of streams) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
    });
  }
  const closed = once(child, 'close');
  const [code] = (await once(child, 'exit')) as [number | null];
  clearTimeout(timer);
  await Promise.race([closed, wait(lastOutputMs, undefined, { ref: false })]);
  for (const stream of streams) stream?.destroy();
  await ending;
  return { code: isLate ? 1 : (code ?? 1), printed, isLate };
}

/** Asks all of them to end, so that servers close their files, and kills what has not. */
async function endProcesses({ pid: root }: ChildProcess): Promise<void> {
  if (root === undefined) return;
  const living = [root, ...processesBelow(root)].map((pid) => ({ pid, started: processStart(pid) }));
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    for (const { pid, started } of living) if (started && processStart(pid) === started) process.kill(pid, signal);
    const isAlive = () => living.some(({ pid, started }) => started && processStart(pid) === started);
    for (let waitedMs = 0; waitedMs < endsWithinMs && isAlive(); waitedMs += 50) await wait(50);
  }
}
