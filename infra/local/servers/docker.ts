import { spawnSync } from 'node:child_process';

/** Returns true when a Docker engine answers within a few seconds. */
export function dockerAnswers(): boolean {
  return succeeds(['info', '--format', '{{.ServerVersion}}'], 5_000);
}

/** Returns true when the image exists or can be fetched. */
export function dockerHasImage(image: string): boolean {
  return succeeds(['image', 'inspect', image], 10_000) || succeeds(['pull', '--quiet', image], 120_000);
}

function succeeds(args: string[], timeoutMs: number): boolean {
  const run = spawnSync('docker', args, { timeout: timeoutMs, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return run.status === 0 && run.stdout.trim() !== '';
}
