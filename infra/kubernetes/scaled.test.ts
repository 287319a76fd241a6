import { readFileSync } from 'node:fs';
import { sessionSettings } from '@shopwright/service-kit/database/connection';
import { poolMaxDefault } from '@shopwright/service-kit/database/database-load';
import { sampleQueues } from '@shopwright/service-kit/messaging/queue-metrics';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../local/paths';
import { listWorkloads, renderOverlay, resolveEnv } from './test-overlays';

const manifests = renderOverlay('scaled');
const specOf = <Spec>(kind: string, name: string) =>
  manifests.find((each) => each.kind === kind && each.metadata.name === name)?.spec as unknown as Spec;
const scaledKinds = ['bff', 'catalog', 'order', 'auth', 'workers'];

describe('the pooler of scaled', () => {
  const { pgbouncer, instances } = specOf<{
    instances: number;
    pgbouncer: { poolMode: string; parameters: Record<string, string> };
  }>('Pooler', 'pooler');
  const { parameters } = pgbouncer;

  it('shares connections by transaction, and remembers more statements than a process prepares', () => {
    expect(pgbouncer.poolMode).toBe('transaction');
    expect(Number(parameters.max_prepared_statements)).toBeGreaterThan(400);
  });

  it('lets the settings through that the services ask for', () => {
    expect(parameters.ignore_startup_parameters?.split(',').sort()).toEqual(Object.keys(sessionSettings).sort());
  });

  it('is checked by the job that migrates, with the URL of a service', () => {
    const workloads = listWorkloads(manifests);
    const containerOf = (name: string, container: string) => {
      const found = workloads.find((each) => each.name === name)?.containers.find((each) => each.name === container);
      return found && resolveEnv(found, manifests);
    };
    const database = containerOf('migrate', 'database');
    expect(database?.POOLER_URL).toBe(containerOf('catalog', 'process')?.DATABASE_URL);
    expect(new URL(database?.POOLER_URL ?? '').hostname).toBe('pooler');
    expect(new URL(database?.DATABASE_URL ?? '').host).toBe('postgres-rw');
  });

  it('is left alone by what locks or sets for longer than a transaction', () => {
    const direct = listWorkloads(manifests)
      .filter(({ name }) => name === 'migrate' || name === 'collector')
      .flatMap(({ containers }) => containers.map((container) => resolveEnv(container, manifests).DATABASE_URL))
      .filter((url) => url !== undefined);
    expect(direct).toHaveLength(5);
    expect(direct.map((url) => new URL(url ?? '').hostname)).toEqual(Array(5).fill('postgres-rw'));
  });

  it('has room for every process, and Postgres for the poolers', () => {
    const { postgresql } = specOf<{ postgresql: { parameters: { max_connections: string } } }>('Cluster', 'postgres');
    const roles = 3;
    const ofPoolers = instances * roles * (Number(parameters.default_pool_size) + Number(parameters.reserve_pool_size));
    // Collector, migrations, backup, the operator and its three reserved for superusers.
    expect(Number(postgresql.parameters.max_connections)).toBeGreaterThan(ofPoolers + 30);
    const processes = ['catalog', 'order', 'auth'].map(
      (name) => specOf<{ maxReplicas: number }>('HorizontalPodAutoscaler', name).maxReplicas,
    );
    const clients = processes.reduce((sum, each) => sum + each, 0) * poolMaxDefault;
    // With one pooler left.
    expect(Number(parameters.max_client_conn)).toBeGreaterThan(clients);
    // A probe of the circuit breaker gets one of the reserve before it gives up.
    expect(Number(parameters.reserve_pool_size)).toBeGreaterThanOrEqual(roles);
    expect(Number(parameters.reserve_pool_timeout)).toBeLessThan(1);
    expect(Number(parameters.query_wait_timeout) * 1000).toBeLessThan(6000);
  });
});

describe('the replica that the catalog of scaled reads', () => {
  const { selector, ports } = specOf<{ selector: Record<string, string>; ports: { port: number }[] }>(
    'Service',
    'postgres-read',
  );
  const { postgresql, instances } = specOf<{
    instances: number;
    postgresql: { parameters: { max_connections: string } };
  }>('Cluster', 'postgres');

  it('is one instance, as long as it is no primary', () => {
    const { 'cnpg.io/instanceName': name, ...others } = selector;
    expect(others).toEqual({ 'cnpg.io/cluster': 'postgres', 'cnpg.io/instanceRole': 'replica' });
    const [, number] = /^postgres-(\d+)$/.exec(name ?? '') ?? [];
    // The first one is the primary of a new Cluster.
    expect(Number(number)).toBeGreaterThan(1);
    expect(Number(number)).toBeLessThanOrEqual(instances);
    expect(ports.map(({ port }) => port)).toEqual([5432]);
  });

  it('is asked by every catalog as the account of the primary, and has connections for all of them', () => {
    const process = listWorkloads(manifests)
      .find(({ name }) => name === 'catalog')
      ?.containers.find(({ name }) => name === 'process');
    const env = process && resolveEnv(process, manifests);
    const [replica, primary] = [env?.CATALOG_REPLICA_URL, env?.DATABASE_URL].map((url) => new URL(url ?? ''));
    expect(replica?.host).toBe('postgres-read');
    for (const part of ['username', 'password', 'pathname', 'search'] as const)
      expect(replica?.[part]).toBe(primary?.[part]);
    const { maxReplicas } = specOf<{ maxReplicas: number }>('HorizontalPodAutoscaler', 'catalog');
    const ofCatalog = (maxReplicas + 1) * poolMaxDefault;
    expect(Number(postgresql.parameters.max_connections)).toBeGreaterThan(ofCatalog + 30);
  });
});

describe('the Postgres of scaled', () => {
  const { affinity, postgresql, bootstrap, walStorage, replicationSlots, plugins } = specOf<{
    walStorage: { size: string };
    replicationSlots: Record<string, unknown>;
    plugins: Record<string, unknown>[];
    affinity: Record<string, unknown>;
    postgresql: { synchronous: Record<string, unknown>; parameters: Record<string, string> };
    bootstrap: { initdb: Record<string, unknown> };
  }>('Cluster', 'postgres');

  it('loses no order with a node: a replica on another one has it, and one that may lack it does not become the primary', () => {
    expect(affinity).toMatchObject({ podAntiAffinityType: 'required', topologyKey: 'kubernetes.io/hostname' });
    expect(postgresql.synchronous).toEqual({ method: 'any', number: 1, failoverQuorum: true });
  });

  it('keeps less for a replica that is away than the volume of the WAL has, without a slot', () => {
    // The operator makes slots unless it is told not to. What Postgres keeps no more, a replica reads from the archive.
    expect(replicationSlots).toEqual({ highAvailability: { enabled: false } });
    expect(postgresql.parameters).not.toHaveProperty('max_slot_wal_keep_size');
    expect(plugins).toContainEqual(expect.objectContaining({ isWALArchiver: true }));
    const gigabytes = (size = '') => Number(/^(\d+)Gi?B?$/.exec(size)?.[1]);
    const kept = gigabytes(postgresql.parameters.wal_keep_size);
    expect(kept).toBeGreaterThan(1);
    // Beside it, `max_wal_size` and what is not archived yet.
    expect(kept + 3).toBeLessThan(gigabytes(walStorage.size));
  });

  it('has the locale that the others have, in which letters of all languages have upper and lower case', () => {
    expect(bootstrap.initdb).toMatchObject({ encoding: 'UTF8', localeProvider: 'builtin', builtinLocale: 'C.UTF-8' });
    const options = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    for (const file of ['docker-compose.yml', 'infra/kubernetes/overlays/small/postgres.yaml'])
      expect(readFileSync(fromRoot(file), 'utf8')).toMatch(
        new RegExp(`POSTGRES_INITDB_ARGS(:|, value:) '?${options.join(' ')}\\b`),
      );
    const embedded = readFileSync(fromRoot('infra/local/servers/postgres.ts'), 'utf8');
    expect(options.slice(1).filter((option) => !embedded.includes(`'${option}'`))).toEqual([]);
    expect(embedded).toMatch(/'-E',\n +'UTF8'/);
  });
});

describe('the load of scaled', () => {
  it('runs at least two pods of each kind, and drains one at a time', () => {
    for (const name of scaledKinds) {
      const hpa = specOf<{ minReplicas: number }>('HorizontalPodAutoscaler', name);
      const keda = specOf<{ minReplicaCount: number }>('ScaledObject', name);
      expect([name, hpa?.minReplicas ?? keda?.minReplicaCount]).toEqual([name, 2]);
      // A pod that does not serve, and would not elsewhere, does not keep a node from being drained.
      expect(specOf('PodDisruptionBudget', name)).toMatchObject({
        maxUnavailable: 1,
        unhealthyPodEvictionPolicy: 'AlwaysAllow',
      });
      expect(specOf<{ replicas?: number }>('Deployment', name).replicas).toBeUndefined();
    }
  });

  it('asks Prometheus for series that the workers tell, by the labels that they have', async () => {
    const { triggers } = specOf<{ triggers: { metadata: { query: string } }[] }>('ScaledObject', 'workers');
    const [, series, labels = ''] = /(\w+)\{(.+?)\}/.exec(triggers[0]?.metadata.query ?? '') ?? [];
    const queue = { name: 'order-mails', getJobCounts: async () => ({ wait: 3, active: 2 }), getJobs: async () => [] };
    const told = await sampleQueues({ all: () => [queue] as never }).read();
    const jobs = told.find(({ name }) => name === series);
    const states = jobs?.values.map((each) => each.labels?.state);
    const [, wanted = ''] = /state=~"(.+?)"/.exec(labels) ?? [];
    expect(wanted.split('|').filter((state) => !states?.includes(state))).toEqual([]);
    expect(wanted.split('|')).toHaveLength(2);
    expect(labels).toContain('namespace="shopwright",service="workers"');
  });
});
