import { setTimeout as pause } from 'node:timers/promises';
import { setStripeFaults } from '../chaos/apply-fault';
import { type Fault, listFaults } from '../chaos/faults';
import type { Random } from '../chaos/random';
import { type ComposeStore, copies } from './compose';

/** `copy` counts from 1. */
type Container = { service: string; copy: number };

export type ComposeFault =
  /** Its program dies, and Docker starts the container again (`restart: unless-stopped`). */
  | ({ kind: 'crash' } & Container)
  /** It is killed and stays away, until an operator starts it. */
  | ({ kind: 'kill' | 'pause'; ms: number } & Container)
  | ({ kind: 'restart' } & Container)
  /** It is taken off one network, and put back with the name of its service. */
  | ({ kind: 'cut off'; network: string; ms: number } & Container)
  | { kind: 'empty Redis' }
  | Extract<Fault, { kind: 'webhooks' | 'Stripe' }>;

export const networks: Record<(typeof copies)[number], string[]> = {
  bff: ['edge', 'services', 'queues'],
  catalog: ['services', 'data', 'queues'],
  order: ['services', 'data', 'queues'],
  auth: ['services', 'data', 'queues'],
  workers: ['services', 'queues'],
};
/** There is one of each. */
const singles = ['postgres', 'replica', 'pgbouncer', 'redis', 'balancer'];

/** Every fault once, with a copy and a duration drawn for each. */
export function listComposeFaults(random: Random): ComposeFault[] {
  const ms = () => random.between(4000, 12_000);
  const copy = () => random.between(1, 2);
  return [
    ...copies.flatMap((service): ComposeFault[] => [
      { kind: 'crash', service, copy: copy() },
      { kind: 'kill', service, copy: copy(), ms: ms() },
      { kind: 'cut off', service, copy: copy(), network: random.pick(networks[service]), ms: ms() },
    ]),
    ...singles.map((service): ComposeFault => ({ kind: 'crash', service, copy: 1 })),
    ...['postgres', 'pgbouncer', 'redis'].map((service): ComposeFault => ({ kind: 'restart', service, copy: 1 })),
    { kind: 'kill', service: 'replica', copy: 1, ms: ms() },
    { kind: 'pause', service: 'replica', copy: 1, ms: random.between(11_000, 20_000) },
    { kind: 'pause', service: 'pgbouncer', copy: 1, ms: ms() },
    { kind: 'empty Redis' },
    ...listFaults(random).filter((fault) => fault.kind === 'webhooks' || fault.kind === 'Stripe'),
  ];
}

export function describeComposeFault(fault: ComposeFault): string {
  const words = [
    fault.kind,
    'service' in fault && (fault.copy > 1 ? `${fault.service} ${fault.copy}` : fault.service),
    'network' in fault && `from ${fault.network}`,
    'ms' in fault && `${(fault.ms / 1000).toFixed(1)} s`,
  ];
  return words.filter(Boolean).join(' ');
}

/** Lets a fault happen, and returns how long what it hit then took to be healthy. */
export async function applyComposeFault(target: ComposeStore, fault: ComposeFault): Promise<{ backAfterMs?: number }> {
  const docker = (args: string[]) => tryAgain(() => target.docker(args));
  switch (fault.kind) {
    case 'empty Redis':
      await target.compose(['exec', '-T', 'redis', 'redis-cli', 'FLUSHALL']);
      return {};
    case 'webhooks':
    case 'Stripe':
      await setStripeFaults(target.stripe, fault.kind === 'Stripe' ? { api: fault.api } : { webhooks: fault.webhooks });
      await pause(fault.ms);
      await setStripeFaults(target.stripe, {});
      return {};
  }
  const name = `${target.project}-${fault.service}-${fault.copy}`;
  const before = await inspect(target, name);
  switch (fault.kind) {
    case 'crash':
      // The shell may be gone with the program.
      await target.docker(['exec', name, 'sh', '-c', crashOf(fault.service)]).catch(() => undefined);
      return { backAfterMs: await untilHealthy(target, name, before.startedAt) };
    case 'restart':
      await docker(['restart', name]);
      return { backAfterMs: await untilHealthy(target, name) };
    case 'kill':
    case 'pause':
      await docker([fault.kind, name]);
      await pause(fault.ms);
      await docker([fault.kind === 'kill' ? 'start' : 'unpause', name]);
      return { backAfterMs: await untilHealthy(target, name) };
    case 'cut off': {
      const network = `${target.project}_${fault.network}`;
      await docker(['network', 'disconnect', network, name]);
      await pause(fault.ms);
      await docker(['network', 'connect', '--alias', fault.service, network, name]);
      return { backAfterMs: await untilHealthy(target, name) };
    }
  }
}

/** Docker cannot freeze a container at once, or not at all for a moment, where the machine is busy. */
async function tryAgain<T>(work: () => Promise<T>, attemptsLeft = 3): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (attemptsLeft === 1) throw error;
    await pause(1000);
    return tryAgain(work, attemptsLeft - 1);
  }
}

/** Below an init, all that it runs is killed. A program that is the first process is deaf to a kill from within. */
function crashOf(service: string): string {
  if ((copies as readonly string[]).includes(service)) return 'kill -9 -1';
  return service === 'redis' ? 'redis-cli SHUTDOWN NOSAVE NOW FORCE' : 'kill -QUIT 1';
}

async function inspect({ docker }: ComposeStore, name: string): Promise<{ startedAt: string; isHealthy: boolean }> {
  const format =
    '{{.State.StartedAt}} {{.State.Status}} {{if .State.Health}}{{.State.Health.Status}}{{else}}healthy{{end}}';
  const [startedAt = '', status, health] = (await docker(['inspect', '--format', format, name])).trim().split(' ');
  return { startedAt, isHealthy: status === 'running' && health === 'healthy' };
}

/** With `startedBefore`, only a container that was started since counts. */
async function untilHealthy(target: ComposeStore, name: string, startedBefore?: string): Promise<number> {
  const from = performance.now();
  while (performance.now() - from < 180_000) {
    const { startedAt, isHealthy } = await inspect(target, name);
    if (isHealthy && startedAt !== startedBefore) return performance.now() - from;
    await pause(500);
  }
  throw new Error(`${name} did not come back within three minutes`);
}
