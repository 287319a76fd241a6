import { readFileSync } from 'node:fs';
import { processNames } from '@shopwright/contracts/endpoint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { sizeMax } from '../../workers/src/product-files/bytes/recognize-kind';
import { workbookLimits } from '../../workers/src/product-files/read-workbook';
import { bundles } from '../local/build/build-servers';
import { fromRoot } from '../local/paths';
import type { JsonObject } from './patch';
import type { Manifest } from './render';
import { envOf, listWorkloads, overlays, renderOverlay, secretNames } from './test-overlays';

const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as { version: string };
/** What CloudNativePG makes: postgres-app has the password of the database's owner. */
const ofOperator = ['Secret/postgres-app', 'Service/pooler', 'Service/postgres-rw'];

interface PodSpec {
  automountServiceAccountToken: boolean;
  securityContext: Record<string, unknown>;
  volumes?: { name: string; persistentVolumeClaim?: { claimName: string } }[];
}

describe.each(overlays)('the overlay %s', (overlay) => {
  const manifests = renderOverlay(overlay);
  const workloads = listWorkloads(manifests);
  const names = new Set([...manifests.map(({ kind, metadata }) => `${kind}/${metadata.name}`), ...ofOperator]);
  const containers = workloads.flatMap((workload) => workload.containers.map((container) => ({ workload, container })));
  const ofKind = (kind: string) => manifests.filter((each) => each.kind === kind);
  const specOf = <Spec>({ spec }: Manifest) => spec as unknown as Spec;
  const settings = (ofKind('ConfigMap')[0]?.data ?? {}) as Record<string, string>;
  const selects = (labels: Record<string, string>) =>
    workloads.filter((workload) => Object.entries(labels).every(([key, value]) => workload.labels[key] === value));

  it('has every process, and each object once', () => {
    expect(workloads.map(({ name }) => name)).toEqual(
      expect.arrayContaining([...processNames, 'collector', 'migrate']),
    );
    expect(names.size).toBe(manifests.length + ofOperator.length);
    expect(
      manifests.filter(({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== 'shopwright'),
    ).toEqual([]);
  });

  it('names no configuration, secret or claim that does not exist', () => {
    const missing = containers.flatMap(({ workload, container }) => [
      ...envOf(container).flatMap(({ valueFrom: { secretKeyRef, configMapKeyRef } = {} }) => [
        ...(secretKeyRef ? [`Secret/${secretKeyRef.name}`] : []),
        ...(configMapKeyRef ? [`ConfigMap/${configMapKeyRef.name}`] : []),
      ]),
      ...((container.envFrom ?? []) as { configMapRef: { name: string } }[]).map(
        ({ configMapRef }) => `ConfigMap/${configMapRef.name}`,
      ),
      ...((workload.spec as unknown as PodSpec).volumes ?? []).flatMap(({ persistentVolumeClaim }) =>
        persistentVolumeClaim ? [`PersistentVolumeClaim/${persistentVolumeClaim.claimName}`] : [],
      ),
    ]);
    expect(missing.length).toBeGreaterThan(50);
    expect(missing.filter((name) => !names.has(name))).toEqual([]);
  });

  it('asks for exactly the secrets that it uses', () => {
    const used = containers.flatMap(({ container }) =>
      envOf(container).flatMap(({ valueFrom: { secretKeyRef } = {} }) =>
        secretKeyRef?.name === 'secrets' && !secretKeyRef.optional ? [secretKeyRef.key] : [],
      ),
    );
    expect(secretNames(overlay).sort()).toEqual([...new Set(used)].sort());
  });

  it('gives a signing key to its process and to the job that checks it', () => {
    for (const process of processNames) {
      const key = `${process.toUpperCase()}_SIGNING_KEY`;
      const holders = containers.filter(({ container }) =>
        envOf(container).some(({ valueFrom }) => valueFrom?.secretKeyRef?.key === key),
      );
      expect(holders.map(({ container }) => container.name)).toEqual(['process', 'check-secrets']);
      expect(holders[0]?.workload.name).toBe(process);
    }
  });

  it('has services whose pods have the ports that they name', () => {
    // That of pods of the operator is checked in scaled.test.ts.
    for (const { metadata, spec } of ofKind('Service').filter(({ metadata }) => metadata.name !== 'postgres-read')) {
      const { selector, ports } = spec as {
        selector: Record<string, string>;
        ports: { targetPort: string; port: number }[];
      };
      const [workload, ...others] = selects(selector);
      expect([metadata.name, workload?.name, others]).toEqual([metadata.name, metadata.name, []]);
      const open = workload?.containers.flatMap(
        ({ ports: each }) => (each ?? []) as { name: string; containerPort: number }[],
      );
      for (const { targetPort, port } of ports) {
        expect(open).toContainEqual(expect.objectContaining({ name: targetPort, containerPort: port }));
      }
    }
  });

  it('scales, protects and publishes what exists', () => {
    const targets = [...ofKind('HorizontalPodAutoscaler'), ...ofKind('ScaledObject')].map(
      (each) => specOf<{ scaleTargetRef: { name: string } }>(each).scaleTargetRef.name,
    );
    expect(targets.filter((name) => !names.has(`Deployment/${name}`))).toEqual([]);
    for (const each of ofKind('PodDisruptionBudget').filter(({ metadata }) => metadata.name !== 'pooler')) {
      const { selector } = specOf<{ selector: { matchLabels: Record<string, string> } }>(each);
      expect(selects(selector.matchLabels).map(({ name }) => name)).toEqual([each.metadata.name]);
    }
    const [ingress] = ofKind('Ingress').map((each) =>
      specOf<{ tls: { hosts: string[] }[]; rules: JsonObject[] }>(each),
    );
    expect(JSON.stringify(ingress?.rules)).toContain('"service":{"name":"bff","port":{"name":"http"}}');
    const { host } = new URL(settings.PUBLIC_URL ?? '');
    expect([ingress?.tls[0]?.hosts, ingress?.rules.map(({ host }) => host)]).toEqual([[host], [host]]);
  });

  it('runs images of this version, and programs that they contain', () => {
    const compose = readFileSync(fromRoot('docker-compose.yml'), 'utf8').replace(/\$\{POSTGRES_MAJOR:-(\d+)\}/, '$1');
    for (const { container } of containers) {
      const [image = '', tag] = container.image.split(':');
      if (!image.startsWith('shopwright/')) {
        expect(compose).toContain(`image: ${container.image}\n`);
        continue;
      }
      expect([image, tag]).toEqual([image, version]);
      const [, app = ''] = new RegExp(`image: ${image}\\n(?:.*\\n){0,2}? +build:.*APP: ([\\w/]+)`).exec(compose) ?? [];
      const program = container.args?.find((argument) => argument.startsWith('dist/')) ?? 'dist/main.cjs';
      const folder = app || 'infra';
      expect(Object.values(bundles)).toContain(`${folder}/${program.replace(/\.cjs$/, '')}`);
    }
  });

  it('gives no pod a token, root, a writable root or a capability, and each container a request and a limit of memory', () => {
    for (const { workload, container } of containers) {
      const { automountServiceAccountToken, securityContext } = workload.spec as unknown as PodSpec;
      expect([workload.name, automountServiceAccountToken]).toEqual([workload.name, false]);
      expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
      expect(securityContext.runAsUser).toBeGreaterThan(0);
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources).toMatchObject({
        requests: { cpu: expect.any(String), memory: expect.any(String) },
        limits: { memory: expect.any(String) },
      });
    }
  });

  it('has room for the process of the workers that reads a workbook', () => {
    const limits = containers.flatMap(({ workload, container }) =>
      workload.name === 'workers' ? [(container.resources as { limits: { memory: string } }).limits.memory] : [],
    );
    const [, compose] = /image: shopwright\/workers\n(?: {4}.*\n)*? {4}mem_limit: (\d+)m\n/.exec(
      readFileSync(fromRoot('docker-compose.yml'), 'utf8'),
    ) as RegExpExecArray;
    // What is unpacked is outside of the heap. The workers take up to 470 themselves, and the file and the process the rest.
    const needed = workbookLimits.memoryMb + sizeMax / 2 ** 20 + 800;
    expect(limits.map((limit) => Number(/^(\d+)Mi$/.exec(limit)?.[1]) > needed)).toEqual([true]);
    expect(Number(compose)).toBeGreaterThan(workbookLimits.memoryMb + 300);
  });

  it('keeps what is generated until no pod needs it, with Argo CD and Flux', () => {
    const generated = manifests.filter(({ metadata }) => metadata.labels?.['shopwright/generated']);
    expect(generated.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['ConfigMap', 'Secret']));
    for (const { metadata } of generated)
      expect(metadata.annotations).toEqual({
        'argocd.argoproj.io/sync-options': 'PruneLast=true',
        'kustomize.toolkit.fluxcd.io/prune': 'disabled',
      });
  });

  it('has alerts of different names', () => {
    const alerts = ofKind('PrometheusRule').flatMap((each) =>
      specOf<{ groups: { rules: { alert: string }[] }[] }>(each).groups.flatMap(({ rules }) =>
        rules.map(({ alert }) => alert),
      ),
    );
    expect(alerts.filter((alert, index) => alerts.indexOf(alert) !== index)).toEqual([]);
    if (overlay === 'scaled') expect(alerts).toEqual(expect.arrayContaining(['PrimaryAway', 'PgBouncerFull']));
  });

  it('stops processes later than they take to drain, and drains for longer than a readiness probe takes', () => {
    const drainSeconds = Number(settings.DRAIN_SECONDS);
    const processes = workloads.filter(({ containers: each }) => each.some(({ name }) => name === 'process'));
    expect(processes).toHaveLength(processNames.length + 1);
    for (const { spec, containers: each } of processes) {
      // The parts of a service and of a catalog with a replica take 39 s at most: runtime/run-service.ts.
      expect(spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(39 + drainSeconds + 10);
      const { readinessProbe: ready, livenessProbe: live } = each.find(({ name }) => name === 'process') as unknown as {
        readinessProbe: { periodSeconds: number; failureThreshold: number; timeoutSeconds: number; httpGet: unknown };
        livenessProbe: { httpGet: unknown; timeoutSeconds: number };
      };
      expect(drainSeconds).toBeGreaterThan(ready.failureThreshold * ready.periodSeconds);
      expect([ready.failureThreshold, ready.timeoutSeconds]).toEqual([3, 2]);
      expect([ready.httpGet, live.httpGet]).toEqual([
        { path: '/readyz', port: 'http' },
        { path: '/livez', port: 'http' },
      ]);
    }
  });

  it('makes the processes and what needs them after the migrations, with Argo CD', () => {
    const later = manifests.filter(({ metadata }) => metadata.annotations?.['argocd.argoproj.io/sync-wave'] === '1');
    const processes = manifests.filter(({ metadata }) => metadata.labels?.['shopwright/process'] === 'true');
    expect(processes.map(({ kind, metadata }) => `${kind}/${metadata.name}`).sort()).toEqual(
      [...processNames, 'collector'].map((name) => `Deployment/${name}`).sort(),
    );
    // Argo CD waits until all of a wave is healthy, which those are not without pods.
    const dependent = ['Ingress', 'HorizontalPodAutoscaler', 'ScaledObject', 'PersistentVolumeClaim'].flatMap(ofKind);
    for (const each of [...processes, ...dependent]) expect(later).toContain(each);
    expect(later.map(({ kind }) => kind)).not.toContain('Job');
  });

  it('tries the migrations again, unless a secret or the pooler is wrong', () => {
    const job = specOf<{ podFailurePolicy: { rules: JsonObject[] }; activeDeadlineSeconds: number }>(
      ofKind('Job')[0] as Manifest,
    );
    expect(job.podFailurePolicy.rules.filter(({ action }) => action === 'FailJob')).toEqual([
      { action: 'FailJob', onExitCodes: { containerName: 'check-secrets', operator: 'In', values: [1] } },
      { action: 'FailJob', onExitCodes: { containerName: 'database', operator: 'In', values: [2] } },
    ]);
    expect(job.activeDeadlineSeconds).toBeGreaterThan(3600);
  });

  it('checks the secrets before anything else, and lets no service serve before its migrations', () => {
    const migrate = workloads.find(({ name }) => name === 'migrate');
    expect(migrate?.containers.map(({ name, args }) => [name, args.slice(1).join(' ')])).toEqual([
      ['check-secrets', 'dist/database.cjs check-cluster'],
      ['database', 'dist/database.cjs'],
      ['catalog', 'dist/migrate.cjs'],
      ['order', 'dist/migrate.cjs'],
      ['auth', 'dist/migrate.cjs'],
    ]);
    for (const service of ['catalog', 'order', 'auth']) {
      const [first] = workloads.find(({ name }) => name === service)?.containers ?? [];
      expect([first?.image, first?.args]).toEqual([
        `shopwright/${service}:${version}`,
        ['node', 'dist/migrate.cjs', 'wait'],
      ]);
    }
  });
});

describe('the alert rules of the cluster', () => {
  const groupsOf = (file: string): { name: string; rules: { alert: string }[] }[] => {
    const document = parse(readFileSync(fromRoot('infra', file), 'utf8'));
    return document.groups ?? document.spec.groups;
  };

  it('are those of Prometheus', () => {
    const rules = groupsOf('observability/prometheus-rules.yml').flatMap((group) => group.rules);
    const own = ['monitoring/rules.yaml', 'backup-rule/rule.yaml'].flatMap((file) =>
      groupsOf(`kubernetes/components/${file}`),
    );
    const byName = (list: { alert: string }[]) => list.sort((a, b) => a.alert.localeCompare(b.alert));
    expect(byName(own.flatMap((group) => group.rules))).toEqual(byName(rules));
  });
});
