import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromRoot } from '../local/paths';
import { merge } from './patch';
import { type Manifest, readManifests } from './render';
import { overlays, renderOverlay } from './test-overlays';

/** The interfaces of schemas/published.d.ts, by what begins an `apiVersion`. */
const modulesOf: Record<string, string> = {
  'keda.sh': '@kubernetes-models/keda',
  'postgresql.cnpg.io': '@kubernetes-models/cloudnative-pg',
  'monitoring.coreos.com': '@kubernetes-models/prometheus-operator',
};
/** Kinds of whom nothing is published as a package. */
const unpublished = ['ObjectStore'];

const folder = fromRoot('infra/dist/kubernetes-schemas');

/** The manifests as constants of the published types: the compiler finds unknown fields, wrong types and what is required. */
function toSource(manifests: Manifest[]): string {
  return manifests
    .map((manifest, index) => {
      const [group = ''] = manifest.apiVersion.split('/');
      const module = `${modulesOf[group] ?? 'kubernetes-models'}/${manifest.apiVersion}/${manifest.kind}`;
      return `export const m${index}: import('${module}').I${manifest.kind} = ${JSON.stringify(manifest)};`;
    })
    .join('\n');
}

/** Each message of the compiler, by the object that it is about. */
function check(manifests: Manifest[], name: string): Promise<string[]> {
  const file = path.join(folder, `${name}.ts`);
  writeFileSync(file, toSource(manifests));
  const config = {
    compilerOptions: { strict: true, noEmit: true, types: [], module: 'esnext', moduleResolution: 'bundler' },
    files: [file, fromRoot('infra/kubernetes/schemas/published.d.ts')],
  };
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(config));
  const tsc = [
    fromRoot('node_modules/typescript/bin/tsc'),
    '--pretty',
    'false',
    '-p',
    path.join(folder, `${name}.json`),
  ];
  return new Promise((resolve) => {
    execFile(process.execPath, tsc, (_error, output) => {
      const found = [...output.matchAll(/\.ts\((\d+),\d+\): error (.*(?:\n .*)*)/g)];
      const messages = found.map(([, line, text]) => {
        const manifest = manifests[Number(line) - 1];
        return `${manifest?.kind} ${manifest?.metadata.name}: ${text}`;
      });
      resolve(messages.length > 0 || output === '' ? messages : [output]);
    });
  });
}

const [recovery] = readManifests(readFileSync(fromRoot('infra/kubernetes/overlays/scaled/recovery.yaml'), 'utf8')) as [
  Manifest,
];

const published = (manifests: Manifest[]) => manifests.filter(({ kind }) => !unpublished.includes(kind));

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
});

describe('the manifests and the published schemas', () => {
  it.each(overlays)('agree in %s', async (overlay) => {
    expect(await check(published(renderOverlay(overlay)), overlay)).toEqual([]);
  });

  it('agree in the Cluster of scaled that is restored', async () => {
    const cluster = renderOverlay('scaled').find(({ kind }) => kind === 'Cluster') as Manifest;
    const restored = merge(cluster, recovery) as Manifest;
    expect(await check([restored], 'recovery')).toEqual([]);
    expect(restored).toMatchObject({
      metadata: { name: 'postgres', namespace: 'shopwright' },
      spec: { instances: 3, storage: { size: '50Gi' } },
    });
  });

  it('let a restored Cluster read one folder of the object store and write another', () => {
    const { bootstrap, externalClusters, plugins } = recovery.spec as unknown as {
      bootstrap: { initdb: null; recovery: { source: string } };
      externalClusters: { name: string; plugin: { parameters: { serverName: string } } }[];
      plugins: { isWALArchiver: boolean; parameters: { serverName: string } }[];
    };
    expect([bootstrap.initdb, bootstrap.recovery.source]).toEqual([null, externalClusters[0]?.name]);
    expect(externalClusters[0]?.plugin.parameters.serverName).toBe(recovery.metadata.name);
    expect(plugins[0]).toMatchObject({ isWALArchiver: true, parameters: { serverName: 'postgres-2' } });
  });

  it('leave nothing out but what no package publishes', () => {
    const kinds = new Set(overlays.flatMap((overlay) => renderOverlay(overlay).map(({ kind }) => kind)));
    expect(kinds.size).toBeGreaterThan(15);
    expect(unpublished.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  it('show a field that does not exist, one of another type and one that is missing', async () => {
    const broken = structuredClone(published(renderOverlay('scaled')));
    const specOf = (kind: string) =>
      broken.find((each) => each.kind === kind)?.spec as unknown as Record<string, object>;
    Object.assign(specOf('Deployment').template ?? {}, { terminationGraceSeconds: 45 });
    Object.assign(specOf('PodDisruptionBudget'), { maxUnavailable: true });
    delete (specOf('Cluster') as Record<string, unknown>).instances;
    const messages = await check(broken, 'broken');
    expect(messages.map((message) => message.split(':')[0])).toEqual([
      'Deployment bff',
      'Cluster postgres',
      'PodDisruptionBudget bff',
    ]);
    expect(messages.join('\n')).toMatch(/terminationGraceSeconds.*\n.*'instances' is missing.*\n.*Type 'true'/);
  });
});
