import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { repositoryRoot } from '../paths';

/** The time that the last output may take after the process has ended. */
const lastOutputMs = 1_000;

export interface NodeRun {
  /** A process that a signal ended counts as 1. */
  code: number;
  /** Both streams in the order of arrival. Empty for output that was shown. */
  printed: string;
}

/**
 * Runs Node with `args` in the project's root and waits for its end. A process that it left behind and that holds its
 * output open does not delay the result.
 */
export async function runNode(args: string[], env: NodeJS.ProcessEnv, isShown: boolean): Promise<NodeRun> {
  const child = spawn(process.execPath, args, {
    cwd: repositoryRoot,
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let printed = '';
  const streams = [child.stdout, child.stderr];
  for (const stream of streams) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
    });
  }
  const closed = once(child, 'close');
  const [code] = (await once(child, 'exit')) as [number | null];
  await Promise.race([closed, wait(lastOutputMs, undefined, { ref: false })]);
  for (const stream of streams) stream?.destroy();
  return { code: code ?? 1, printed };
}
