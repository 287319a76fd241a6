import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { repositoryRoot } from '../paths';
import { progressEnvironment } from './progress-file';
import { silentMaxMs, watchRun } from './watch-run';

/** The time that the last output may take after the process has ended. */
const lastOutputMs = 1_000;

export interface NodeRun {
  /** A process that a signal ended counts as 1. */
  code: number;
  /** Both streams in the order of arrival. Empty for output that was shown. */
  printed: string;
  /** The reason for which it was ended from outside. */
  ended?: string;
}

/**
 * Runs Node with `args` in the project's root and waits for its end. A process that it left behind and that holds its
 * output open does not delay the result, and one that is silent for `maxMs` is ended.
 */
export async function runNode(
  args: string[],
  env: NodeJS.ProcessEnv,
  isShown: boolean,
  maxMs = silentMaxMs,
): Promise<NodeRun> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shopwright-progress-'));
  const progressFile = path.join(folder, 'progress');
  const child = spawn(process.execPath, args, {
    cwd: repositoryRoot,
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...progressEnvironment(progressFile), ...env },
  });
  let ended: string | undefined;
  const command = args.slice(0, 4).join(' ').replace(repositoryRoot, '.');
  const onSilence = (reason: string) => {
    ended = reason;
  };
  const watch = watchRun({ child, command, progressFile, maxMs, onSilence });
  let printed = '';
  const streams = [child.stdout, child.stderr];
  for (const stream of streams) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
      watch.heard();
    });
  }
  try {
    const closed = once(child, 'close');
    const [code] = (await once(child, 'exit')) as [number | null];
    await Promise.race([closed, wait(lastOutputMs, undefined, { ref: false })]);
    for (const stream of streams) stream?.destroy();
    return ended === undefined ? { code: code ?? 1, printed } : { code: code || 1, printed, ended };
  } finally {
    await watch.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
