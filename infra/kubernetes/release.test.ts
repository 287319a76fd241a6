import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fromRoot } from '../local/paths';
import { secretNames, testSecrets } from './test-overlays';

/** Writes down what it is asked, and answers as a cluster in the state of its variables would. */
const kubectl = `#!/bin/sh
echo "$*" >> "$FAKE/calls"
case "$*" in
  *'get job migrate'*'-o name'*) [ "$JOB" = none ] || echo job.batch/migrate ;;
  *'get job migrate'*conditions*)
    if grep -q 'apply -f' "$FAKE/calls"; then echo "$ENDS"; elif [ "$JOB" = ended ]; then echo Complete; fi ;;
  *'get namespace'*) echo namespace/shopwright ;;
  *'--dry-run=server'*) [ "$REFUSED" != yes ] || { echo 'no matches for kind Cluster' >&2; exit 1; } ;;
  *logs*) echo 'REDIS_URL: Is not set in secrets.env' ;;
  *'get deployments'*) echo deployment.apps/auth ;;
  *exec*) echo 'Set up the store: https://shop.example.com/setup?token=x' ;;
esac
`;

let folder: string;
const overlay = () => path.join(folder, 'kubernetes/overlays/small');
const writeSecrets = (names: string[], values = testSecrets) =>
  writeFileSync(path.join(overlay(), 'secrets.env'), names.map((name) => `${name}=${values[name] ?? ''}\n`).join(''));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shopwright-release-'));
  cpSync(fromRoot('infra/kubernetes'), path.join(folder, 'kubernetes'), { recursive: true });
  writeFileSync(path.join(folder, 'kubectl'), kubectl);
  chmodSync(path.join(folder, 'kubectl'), 0o755);
  writeFileSync(path.join(folder, 'calls'), '');
  writeSecrets(secretNames('small'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function release(state: Record<string, string> = {}, name = 'overlays/small') {
  const env = { PATH: `${folder}:${process.env.PATH}`, FAKE: folder, JOB: 'none', ENDS: 'Complete', ...state };
  const { status, stdout, stderr } = spawnSync('sh', [path.join(folder, 'kubernetes/release.sh'), name], {
    env,
    encoding: 'utf8',
  });
  const calls = readFileSync(path.join(folder, 'calls'), 'utf8');
  return { status, stdout, said: stderr, calls, hasApplied: calls.includes('\napply -f') };
}

describe.skipIf(process.platform === 'win32')('release.sh', () => {
  it('migrates, waits for the processes and prints the setup link', () => {
    const { status, stdout, calls } = release({ JOB: 'ended' });
    expect(status).toBe(0);
    expect(stdout).toContain('Set up the store: https://');
    const order = [
      'kustomize',
      'delete job migrate',
      '--dry-run=server',
      '\napply -f',
      'rollout status deployment.apps/auth',
    ];
    const places = order.map((call) => calls.indexOf(call));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it.each([
    ['a missing secrets.env', () => rmSync(path.join(overlay(), 'secrets.env')), 'secrets.env is missing'],
    [
      'a secret without a value',
      () => writeSecrets(secretNames('small'), { ...testSecrets, STRIPE_SECRET_KEY: '', LINK_SECRET: '' }),
      'has no value for: LINK_SECRET STRIPE_SECRET_KEY',
    ],
    [
      'a secret that is left out',
      () => writeSecrets(secretNames('small').filter((name) => name !== 'SMTP_URL')),
      'lacks: SMTP_URL',
    ],
  ])('refuses %s in one line, without asking the cluster', (_, spoil, message) => {
    spoil();
    const { status, said, calls } = release();
    expect([status, calls]).toEqual([1, '']);
    expect(said).toMatch(/^release\.sh: .*\n$/);
    expect(said).toContain(message);
  });

  it('refuses a second release at the same time', () => {
    const { status, said, hasApplied, calls } = release({ JOB: 'running' });
    expect([status, hasApplied, calls.includes('delete')]).toEqual([1, false, false]);
    expect(said).toMatch(/^release\.sh: another release is running: .*\n$/);
  });

  it('changes nothing where the cluster refuses the manifests', () => {
    const { status, said, hasApplied } = release({ REFUSED: 'yes' });
    expect([status, hasApplied]).toEqual([1, false]);
    expect(said).toContain('nothing was changed');
  });

  it('shows why the migrations failed', () => {
    const { status, said } = release({ ENDS: 'FailureTarget Failed' });
    expect(status).toBe(1);
    expect(said).toContain('REDIS_URL: Is not set');
    expect(said).toContain('the pods before keep serving');
  });

  it('names the overlay that it does not find', () => {
    expect(release({}, 'overlays/large').said).toBe('release.sh: overlays/large has no kustomization.yaml\n');
  });
});
