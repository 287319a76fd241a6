import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../local/paths';
import { type JsonObject, merge, patchPath } from './patch';
import { type Manifest, readManifests, render } from './render';
import { overlays, renderOverlay, secretNames, testSecrets } from './test-overlays';

const hasKubectl = spawnSync('kubectl', ['kustomize', '--help']).status === 0;

/** What Kustomize renders differently, and no cluster reads: hashes of generated names, encoded secrets, the order of lists. */
function comparable(manifests: Manifest[]) {
  const withoutHashes = (text: string) => text.replace(/"(settings|secrets)-[a-z0-9]{10}"/g, '"$1"');
  const sorted = JSON.parse(withoutHashes(JSON.stringify(manifests))) as Manifest[];
  return Object.fromEntries(
    sorted.map(({ data, type: _type, ...each }) => [
      `${each.kind} ${each.metadata.name}`,
      each.kind === 'Secret' ? { ...each, keys: Object.keys(data ?? {}).sort() } : { ...each, data },
    ]),
  );
}

describe('render', () => {
  it.runIf(hasKubectl).each(overlays)('renders %s as kubectl does', (overlay) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'shopwright-kubernetes-'));
    try {
      cpSync(fromRoot('infra/kubernetes'), folder, { recursive: true });
      const secrets = secretNames(overlay).map((name) => `${name}=${testSecrets[name] ?? ''}`);
      const own = path.join(folder, 'overlays', overlay);
      writeFileSync(path.join(own, 'secrets.env'), secrets.join('\n'));
      writeFileSync(path.join(own, 'backup-store.env'), 'ACCESS_KEY_ID=id\nACCESS_SECRET_KEY=key\n');
      const printed = execFileSync('kubectl', ['kustomize', own], { encoding: 'utf8' });
      expect(comparable(renderOverlay(overlay))).toEqual(comparable(readManifests(printed)));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.runIf(hasKubectl).each([
    ['small', ['ServiceMonitor/shopwright', 'PrometheusRule/shopwright-cluster', 'PrometheusRule/shopwright-backup']],
    ['scaled', ['ExternalSecret/backup-store']],
  ])('renders the components that are off in %s, as kubectl does', (overlay, expected) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'shopwright-components-'));
    try {
      cpSync(fromRoot('infra/kubernetes'), folder, { recursive: true });
      const own = path.join(folder, 'overlays', overlay);
      const file = path.join(own, 'kustomization.yaml');
      const withComponents = readFileSync(file, 'utf8')
        .replace('# components:', 'components:')
        .replaceAll(/^# {2,3}- (\S+).*/gm, '  - $1')
        .replace(/^secretGenerator:\n(?: .*\n)+/m, '');
      writeFileSync(file, withComponents);
      const printed = readManifests(execFileSync('kubectl', ['kustomize', own], { encoding: 'utf8' }));
      expect(comparable(render(own))).toEqual(comparable(printed));
      const names = printed.map(({ kind, metadata }) => `${kind}/${metadata.name}`);
      expect(names).toEqual(expect.arrayContaining(['ExternalSecret/secrets', ...expected]));
      expect(names.filter((name) => name.startsWith('Secret/'))).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('fails where the secrets are missing', () => {
    expect(() => render(fromRoot('infra/kubernetes/overlays/small'), {})).toThrow(/ENOENT.*secrets\.env/);
  });
});

describe('merge', () => {
  it('merges entries by their name, puts new ones first and removes null', () => {
    const target: JsonObject = { containers: [{ name: 'a', image: 'x', args: ['1'] }, { name: 'b' }], gone: 1 };
    const patch: JsonObject = { containers: [{ name: 'c' }, { name: 'a', args: ['2'] }], gone: null };
    expect(merge(target, patch)).toEqual({
      containers: [{ name: 'c' }, { name: 'a', image: 'x', args: ['2'] }, { name: 'b' }],
    });
  });
});

describe('patchPath', () => {
  it('adds, replaces and removes, and refuses a path that does not exist or another value than expected', () => {
    const target = { list: ['a', 'b'], 'a/b': 1, gone: 1 };
    patchPath(target, { op: 'add', path: '/list/-', value: 'c' });
    patchPath(target, { op: 'replace', path: '/a~1b', value: 2 });
    patchPath(target, { op: 'remove', path: '/gone', value: null });
    expect(target).toEqual({ list: ['a', 'b', 'c'], 'a/b': 2 });
    expect(() => patchPath(target, { op: 'replace', path: '/nothing', value: 1 })).toThrow('a patch has no /nothing');
    expect(() => patchPath(target, { op: 'replace', path: '/no/thing', value: 1 })).toThrow('a patch has no /no/thing');
    expect(() => patchPath(target, { op: 'test', path: '/list/0', value: 'b' })).toThrow('expected "b" at /list/0');
  });
});
