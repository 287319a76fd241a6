import { sessionSettings } from '@shopwright/service-kit/database/connection';
import { poolMaxDefault } from '@shopwright/service-kit/database/database-load';
import { sampleQueues } from '@shopwright/service-kit/messaging/queue-metrics';
import { describe, expect, it } from 'vitest';
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

describe('the load of scaled', () => {
  it('runs at least two pods of each kind, and drains one at a time', () => {
    for (const name of scaledKinds) {
      const hpa = specOf<{ minReplicas: number }>('HorizontalPodAutoscaler', name);
      const keda = specOf<{ minReplicaCount: number }>('ScaledObject', name);
      expect([name, hpa?.minReplicas ?? keda?.minReplicaCount]).toEqual([name, 2]);
      expect(specOf<{ maxUnavailable: number }>('PodDisruptionBudget', name).maxUnavailable).toBe(1);
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
