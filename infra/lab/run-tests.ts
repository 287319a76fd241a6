import { spawnSync } from 'node:child_process';
import { fromRoot } from '../local/paths';

/** Runs a test file of `npm test` with these variables, those of the shell first. */
export function runTests(file: string, variables: Record<string, string> = {}): void {
  const { status } = spawnSync(process.execPath, [fromRoot('infra/local/test.mjs'), 'integration', file], {
    env: { ...variables, ...process.env },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
