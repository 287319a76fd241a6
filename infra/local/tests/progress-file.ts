import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** A line of the file in which a test runner notes its work. It is read from outside, also when the runner is stuck. */
export interface Progress {
  /** Undefined for a sign of life. */
  file?: string;
  test?: string;
  state: 'running' | 'ended' | 'alive';
  /** The time that the test may take by its own limit. */
  timeoutMs?: number;
}

/** The file, which `npm test` names for what it starts. */
const variable = 'TEST_PROGRESS_FILE';
export const progressEnvironment = (file: string): NodeJS.ProcessEnv => ({ [variable]: file });

export function writeProgress(progress: Progress): void {
  const file = process.env[variable];
  if (file) appendFileSync(file, `${JSON.stringify(progress)}\n`);
}

export interface RunningFile {
  file: string;
  test: string | undefined;
  timeoutMs: number;
}

/** Lists the files that have not ended, the one first that was quiet for longest. */
export function readRunningFiles(file: string): RunningFile[] {
  const running = new Map<string, RunningFile>();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  for (const line of lines) {
    const progress = JSON.parse(line) as Progress;
    if (progress.file === undefined) continue;
    running.delete(progress.file);
    if (progress.state !== 'running') continue;
    running.set(progress.file, { file: progress.file, test: progress.test, timeoutMs: progress.timeoutMs ?? 0 });
  }
  return [...running.values()];
}
