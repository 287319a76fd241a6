import { untilGone } from '../chaos/check-recovery';
import { type ComposeStore, copies } from './compose';
import { networks } from './faults';

type Service = (typeof copies)[number];
/** What a copy reaches, by the name of a service, its port, and how many copies there are. */
type Neighbour = [host: string, port: number, count: number];

const ports: Record<Service, number> = { bff: 3000, catalog: 3001, order: 3002, auth: 3003, workers: 3004 };
const copiesOf = (service: Service): Neighbour => [service, ports[service], 2];
const redis: Neighbour = ['redis', 6379, 1];
const pooler: Neighbour = ['pgbouncer', 5432, 1];
const services = (['catalog', 'order', 'auth'] as const).map(copiesOf);

/** A name is looked up in one of the networks that two containers share, so that these do not cross all of them. */
const neighbours: Record<Service, Neighbour[]> = {
  bff: [redis, ...services],
  catalog: [redis, pooler, ['replica', 5432, 1]],
  order: [redis, pooler, ...services],
  auth: [redis, pooler],
  workers: [redis, ...services],
};

/**
 * Finds which copy is not ready, or does not reach the others or is not reached by its service's name. The balancer and the
 * other copy answer for it otherwise. Docker's own health check says so only after many tries.
 */
export async function checkCopies(target: ComposeStore): Promise<string[]> {
  const checks = copies.flatMap((service) => [1, 2].map((copy) => untilGone(() => checkCopy(target, service, copy))));
  return (await Promise.all([...checks, untilGone(() => checkBalanced(target))])).flat();
}

async function checkCopy(target: ComposeStore, service: Service, copy: number): Promise<string | undefined> {
  const asked = JSON.stringify([['127.0.0.1', ports[service], 1], ...neighbours[service]]);
  const lines = [
    ...(await findMissingNetworks(target, service, copy)),
    ...(await runIn(target, `${service}-${copy}`, ['node', '-e', `(${askNeighbours})(${asked})`])),
  ];
  return lines.length === 0 ? undefined : `${service} ${copy}: ${lines.join(', ')}`;
}

async function findMissingNetworks({ project, docker }: ComposeStore, service: Service, copy: number) {
  const format = '{{json .NetworkSettings.Networks}}';
  const said = await docker(['inspect', '--format', format, `${project}-${service}-${copy}`]);
  const found = JSON.parse(said) as Record<string, { Aliases: string[] | null }>;
  return networks[service]
    .filter((network) => !found[`${project}_${network}`]?.Aliases?.includes(service))
    .map((network) => `not in ${network}`);
}

/** Runs in a container, by its source. A database answers by taking the connection. */
const askNeighbours = `async (asked) => {
  const { lookup } = require('node:dns/promises');
  const answers = async (address, port) => {
    const url = 'http://' + address + ':' + port + '/readyz';
    if (port < 4000) return (await fetch(url, { signal: AbortSignal.timeout(3000) })).ok;
    return new Promise((resolve, reject) => {
      const socket = require('node:net').connect({ host: address, port, timeout: 3000 });
      socket.once('connect', () => resolve(true)).once('error', reject).once('timeout', () => resolve(false));
    });
  };
  for (const [host, port, count] of asked) {
    const found = await lookup(host, { all: true, family: 4 }).catch(() => []);
    const ready = await Promise.all(found.map(({ address }) => answers(address, port).catch(() => false)));
    const isReady = ready.filter(Boolean).length;
    if (isReady < count) console.log((host === '127.0.0.1' ? 'itself' : host) + ' ' + isReady + ' of ' + count + ' ready');
  }
  process.exit();
}`;

/** The balancer finds both BFFs, which say themselves whether they are ready. Its image has no Node. */
async function checkBalanced(target: ComposeStore): Promise<string | undefined> {
  const lines = await runIn(target, 'balancer-1', ['getent', 'ahostsv4', 'bff']);
  const found = new Set(lines.flatMap((line) => /^[\d.]+(?= )/.exec(line) ?? []));
  return found.size === 2 ? undefined : `balancer: finds ${found.size} of 2 bff`;
}

/** The lines that a command in a container printed, or why it did not run. */
async function runIn({ project, docker }: ComposeStore, name: string, command: string[]): Promise<string[]> {
  const failed = ({ stderr, message }: Error & { stderr?: string }) => stderr?.trim().split('\n').at(-1) || message;
  const said = await docker(['exec', `${project}-${name}`, ...command]).catch(failed);
  return said.split('\n').filter(Boolean);
}
