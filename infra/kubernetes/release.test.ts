import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fromRoot } from '../local/paths';
import { overlays, renderOverlay, secretNames, testSecrets } from './test-overlays';

/** Writes down what it is asked, and answers as a cluster in the state of its variables would. */
const kubectl = `#!/bin/sh
echo "$*" >> "$FAKE/calls"
case "$*" in
  kustomize*) printf 'metadata:\n  name: settings-new\nmetadata:\n  name: secrets-new\n' ;;
  *'get configmaps,secrets'*) printf 'configmap/settings-new\nsecret/secrets\nsecret/secrets-new\nsecret/secrets-old\n' ;;
  *'get job migrate'*'-o name'*) [ "$JOB" = none ] || echo job.batch/migrate ;;
  *'get job migrate'*reason*) echo PodFailurePolicy ;;
  *'get job migrate'*conditions*)
    if grep -q '^apply -l' "$FAKE/calls"; then
      # Not at once: a pod fails and the next one waits before that.
      echo >> "$FAKE/asked"
      [ "$(wc -l < "$FAKE/asked")" -le "$TRIES" ] || echo "$ENDS"
    elif [ "$JOB" = ended ]; then echo Complete; fi ;;
  *'get namespace'*) [ "$NAMESPACE" = none ] || echo namespace/shopwright ;;
  *'create configmap release'*)
    mkdir "$FAKE/lock" 2> /dev/null || { echo 'error: configmaps "release" already exists' >&2; exit 1; } ;;
  *'delete configmap release'*) rmdir "$FAKE/lock" ;;
  *'get pods'*'phase=Failed'*) [ "$TRIES" = 0 ] && [ "$ENDS" = Complete ] || echo pod/migrate-1 ;;
  *'get pods'*jsonpath*) printf 'check-secrets: \ndatabase: ImagePullBackOff no such image\nauth: PodInitializing \n' ;;
  *'--dry-run=server'*) [ "$REFUSED" != yes ] || { echo 'no matches for kind Cluster' >&2; exit 1; } ;;
  *logs*) echo 'REDIS_URL: Is not set in secrets.env' ;;
  *'get deployments,statefulsets'*) echo deployment.apps/auth deployment.apps/backup statefulset.apps/redis ;;
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
  const env = {
    PATH: `${folder}:${process.env.PATH}`,
    FAKE: folder,
    JOB: 'none',
    ENDS: 'Complete',
    TRIES: '0',
    ...state,
  };
  const { status, stdout, stderr } = spawnSync('sh', [path.join(folder, 'kubernetes/release.sh'), name], {
    env,
    encoding: 'utf8',
    timeout: 30_000,
  });
  const calls = readFileSync(path.join(folder, 'calls'), 'utf8');
  return {
    status,
    stdout,
    said: stderr,
    calls,
    hasApplied: /^apply -[fl]/m.test(calls),
    isLocked: existsSync(path.join(folder, 'lock')),
  };
}

describe.skipIf(process.platform === 'win32')('release.sh', () => {
  it('migrates, waits for the processes and prints the setup link', () => {
    const { status, stdout, calls, isLocked } = release({ JOB: 'ended' });
    expect([status, isLocked]).toEqual([0, false]);
    expect(stdout).toContain('Set up the store: https://');
    const order = [
      'kustomize',
      'create configmap release',
      'delete job migrate',
      '--dry-run=server',
      '\napply -l shopwright/process!=true,app.kubernetes.io/name!=backup -f',
      '\napply -f',
      'rollout status deployment.apps/auth',
      'rollout status deployment.apps/backup',
      'rollout status statefulset.apps/redis',
      'get configmaps,secrets -l shopwright/generated=true',
      'delete secret/secrets-old',
      'exec deployment/auth',
    ];
    const places = order.map((call) => calls.indexOf(call));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('deletes what former releases generated, once nothing runs with it', () => {
    const { calls } = release();
    expect([...calls.matchAll(/delete ((?:secret|configmap)\/\S+)/g)].map(([, name]) => name)).toEqual([
      'secret/secrets',
      'secret/secrets-old',
    ]);
    for (const overlayName of overlays) {
      const generated = renderOverlay(overlayName).filter(({ kind }) => ['Secret', 'ConfigMap'].includes(kind));
      expect(generated.length).toBeGreaterThan(1);
      for (const { metadata } of generated) expect(metadata.labels).toMatchObject({ 'shopwright/generated': 'true' });
    }
    const failed = release({ ENDS: 'Failed' });
    expect([failed.status, failed.calls.slice(calls.length).includes('delete secret')]).toEqual([1, false]);
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

  it('makes the namespace first, where its lock is', () => {
    const { calls } = release({ NAMESPACE: 'none' });
    const made = calls.indexOf('create namespace shopwright');
    expect(made).toBeGreaterThan(0);
    expect(calls.indexOf('create configmap release')).toBeGreaterThan(made);
  });

  it('refuses a second release at the same time, and leaves the lock of the first', () => {
    mkdirSync(path.join(folder, 'lock'));
    const { status, said, hasApplied, calls, isLocked } = release({ JOB: 'ended' });
    expect([status, hasApplied, calls.includes('delete'), isLocked]).toEqual([1, false, false, true]);
    expect(said).toMatch(/^release\.sh: another release is running: .* delete configmap release\n$/);
  });

  it('refuses to disturb migrations that run, and says how to end them', () => {
    const { status, said, hasApplied, calls, isLocked } = release({ JOB: 'running' });
    expect([status, hasApplied, calls.includes('delete job'), isLocked]).toEqual([1, false, false, false]);
    expect(said).toMatch(/^release\.sh: migrations are running: .* delete job migrate\n$/);
  });

  it('changes nothing where the cluster refuses the manifests', () => {
    const { status, said, hasApplied } = release({ REFUSED: 'yes' });
    expect([status, hasApplied]).toEqual([1, false]);
    expect(said).toContain('nothing was changed');
  });

  it('shows why the migrations failed', () => {
    const { status, said, calls, isLocked } = release({ ENDS: 'FailureTarget Failed' });
    expect([status, isLocked]).toEqual([1, false]);
    // Nothing of the processes has changed.
    expect(calls).not.toMatch(/^apply -f/m);
    expect(said).toContain('(PodFailurePolicy)');
    expect(said).toContain('REDIS_URL: Is not set');
    expect(said).toContain('the pods before keep serving');
  });

  it('says meanwhile what the migrations wait for and what a pod that failed has said, once each', () => {
    const { status, said } = release({ TRIES: '2' });
    expect(status).toBe(0);
    expect(said).toBe('database: ImagePullBackOff no such image\nREDIS_URL: Is not set in secrets.env\n');
  });

  it('names the overlay that it does not find', () => {
    expect(release({}, 'overlays/large').said).toBe('release.sh: overlays/large has no kustomization.yaml\n');
  });
});
