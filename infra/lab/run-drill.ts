import { spawnSync } from 'node:child_process';
import { fromRoot } from '../local/paths';

/** Runs the long form of a `*.drill.int.test.ts`; the first argument of the experiment is another size. */
export function runDrill(file: string): void {
  const { status } = spawnSync(process.execPath, [fromRoot('infra/local/test.mjs'), 'integration', file], {
    env: { ...process.env, DRILL: process.argv[2] ?? 'long' },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
