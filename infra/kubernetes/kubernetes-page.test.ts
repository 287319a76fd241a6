import { readdirSync, readFileSync } from 'node:fs';
import { processNames } from '@shopwright/contracts/endpoint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fromRoot } from '../local/paths';
import type { JsonObject } from './patch';
import { readManifests } from './render';
import { overlays } from './test-overlays';

describe('the restore of docs/kubernetes.md', () => {
  const [, chapter = ''] = /## Back up and restore\n([\s\S]*?)\n## /.exec(
    readFileSync(fromRoot('docs/kubernetes.md'), 'utf8'),
  ) ?? ['', ''];
  const restores = [...chapter.matchAll(/```sh\n([\s\S]*?)```/g)]
    .map(([, block = '']) => block)
    .filter((block) => block.includes('--replicas=0'));

  it.each(restores)('stops every process before it, waits for that and starts them again: %s', (block) => {
    const [stop, wait, start] = [/--replicas=0/, /wait --for=delete pod -l '.* in \((.*)\)'/, /--replicas=1/].map(
      (step) => step.exec(block),
    );
    expect(wait?.[1]?.split(', ').sort()).toEqual([...processNames, 'collector'].sort());
    const filled = Math.max(block.indexOf('backup.cjs restore'), block.indexOf('insert into orders.restores'));
    const places = [stop?.index, wait?.index, filled, start?.index, block.indexOf('release.sh')].map(
      (place) => place ?? -1,
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('is one of each overlay', () => {
    expect(restores).toHaveLength(overlays.length);
  });
});

describe('docs/kubernetes.md', () => {
  const page = readFileSync(fromRoot('docs/kubernetes.md'), 'utf8');

  it('lists every file that names the namespace', () => {
    const files = readdirSync(fromRoot('infra/kubernetes'), { recursive: true, encoding: 'utf8' });
    const naming = files.filter(
      (file) =>
        file.endsWith('.yaml') &&
        /namespace(: |=")shopwright\b|kind: Namespace\nmetadata:\n {2}name: shopwright\n/.test(
          readFileSync(fromRoot('infra/kubernetes', file), 'utf8'),
        ),
    );
    const [, listed = ''] = /^The namespace is named in (.*?)\. /ms.exec(page) ?? [];
    const named = [...listed.matchAll(/`([\w/-]+\.yaml)`/g)].map(([, file = '']) => file);
    const folded = naming.map((file) => (file.endsWith('/kustomization.yaml') ? 'kustomization.yaml' : file));
    expect(named.sort()).toEqual([...new Set(folded)].sort());
    expect(naming.length).toBeGreaterThan(5);
  });

  it('has the chapters to which the alerts of the cluster lead', () => {
    const rules = ['components/monitoring/monitors.yaml', 'overlays/scaled/monitoring.yaml']
      .map((file) => readFileSync(fromRoot('infra/kubernetes', file), 'utf8'))
      .join('');
    const led = [...rules.matchAll(/runbook: '(docs\/\w+\.md)#([\w-]+)'/g)];
    expect(led.length).toBeGreaterThan(5);
    for (const [, file = '', anchor] of led) {
      const headings = [...readFileSync(fromRoot(file), 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
        heading
          .toLowerCase()
          .replace(/[^\w\s-]/g, '')
          .replaceAll(' ', '-'),
      );
      expect(headings).toContain(anchor);
    }
  });

  it('has manifests that can be read', () => {
    const blocks = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].flatMap(([, text = '']) => readManifests(text));
    expect(blocks.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['HelmChartConfig', 'CiliumNetworkPolicy', 'Kustomization']),
    );
    const [traefik, cilium] = ['HelmChartConfig', 'CiliumNetworkPolicy'].map(
      (kind) => blocks.find((each) => each.kind === kind)?.spec,
    ) as [{ valuesContent: string }, JsonObject];
    expect(parse(traefik.valuesContent)).toEqual({
      service: { spec: { externalTrafficPolicy: 'Local' } },
      ports: { websecure: { transport: { respondingTimeouts: { readTimeout: '300s' } } } },
    });
    expect(cilium.endpointSelector).toEqual({ matchLabels: { 'cnpg.io/cluster': 'postgres' } });
  });
});
