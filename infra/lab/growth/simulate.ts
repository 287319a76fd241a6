import { quantileMs } from '../bench/run-load';
import { createRandom } from '../chaos/random';
import { createAgenda } from './agenda';

/** CPU time that a piece of work takes in processes of one kind. */
export interface Slice {
  process: string;
  ms: number;
}

/** What a customer waits for, and what follows without them. */
export interface Work {
  waitedFor: Slice[];
  later: Slice[];
}

export interface Machines {
  cores: number;
  /** How many processes of a kind there are. Each computes on one core at a time; a kind without a number is never short. */
  processes: Readonly<Record<string, number>>;
}

/** Customers who ask again as soon as they are answered, or a rate at which new ones come whatever happens. */
export type Demand = { customers: number } | { perSecond: number };

export interface Outcome {
  perSecond: number;
  meanMs: number;
  p50Ms: number;
  p99Ms: number;
  /** The share of the time in which the cores, and the processes of each kind, computed. */
  busy: Record<string, number>;
}

const cores = 'cores';

interface Station {
  servers: number;
  free: number;
  waiting: (() => void)[];
  busyMs: number;
}

/**
 * Simulates a queueing network for a time: a slice waits for a process of its kind, then for a core, first come, first served, and
 * keeps both for a time that is drawn around its mean (exponential). The first tenth of the time fills the queues and is not counted.
 */
export function simulate(machines: Machines, work: Work, demand: Demand, seconds: number, seed = 1): Outcome {
  const random = createRandom(seed);
  const drawMs = (meanMs: number) => -meanMs * Math.log(1 - random.next());
  const agenda = createAgenda();
  const endMs = seconds * 1000;
  const countedFromMs = endMs / 10;
  const stations = new Map<string, Station>();
  const station = (name: string): Station => {
    const servers = name === cores ? machines.cores : (machines.processes[name] ?? Number.POSITIVE_INFINITY);
    const found = stations.get(name) ?? { servers, free: servers, waiting: [], busyMs: 0 };
    stations.set(name, found);
    return found;
  };
  const take = (name: string, go: () => void) => {
    const at = station(name);
    if (at.free === 0) return void at.waiting.push(go);
    at.free -= 1;
    go();
  };
  const leave = (name: string, ms: number) => {
    const at = station(name);
    if (agenda.now() > countedFromMs) at.busyMs += ms;
    const next = at.waiting.shift();
    if (next) next();
    else at.free += 1;
  };
  const run = (slices: readonly Slice[], done: () => void, index = 0): void => {
    const slice = slices[index];
    if (!slice) {
      done();
      return;
    }
    take(slice.process, () =>
      take(cores, () => {
        const ms = drawMs(slice.ms);
        agenda.after(ms, () => {
          leave(cores, ms);
          leave(slice.process, ms);
          run(slices, done, index + 1);
        });
      }),
    );
  };

  const times: number[] = [];
  const serve = (after: () => void) => {
    const begunAt = agenda.now();
    run(work.waitedFor, () => {
      if (agenda.now() > countedFromMs) times.push(agenda.now() - begunAt);
      run(work.later, () => undefined);
      after();
    });
  };
  if ('customers' in demand) {
    const again = () => serve(() => agenda.after(0, again));
    for (let customer = 0; customer < demand.customers; customer += 1) again();
  } else {
    const come = () => {
      serve(() => undefined);
      agenda.after(drawMs(1000 / demand.perSecond), come);
    };
    agenda.after(drawMs(1000 / demand.perSecond), come);
  }
  agenda.runUntil(endMs);

  const countedMs = endMs - countedFromMs;
  const busy = [...stations]
    .filter(([, { servers }]) => Number.isFinite(servers))
    .map(([name, { busyMs, servers }]) => [name, busyMs / countedMs / servers] as const);
  return {
    perSecond: (1000 * times.length) / countedMs,
    meanMs: times.reduce((sum, ms) => sum + ms, 0) / times.length,
    p50Ms: quantileMs(times, 0.5),
    p99Ms: quantileMs(times, 0.99),
    busy: Object.fromEntries(busy),
  };
}
