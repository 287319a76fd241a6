import { type Costs, type Cpu, customers } from './measure-costs';
import { type Machines, type Outcome, type Slice, simulate, type Work } from './simulate';

/** What the plan takes for granted. A store that knows its own numbers gives them. */
export interface Habits {
  /** Visits of which one buys. */
  visitsPerOrder: number;
  /** The share of a day's orders in its busiest hour. */
  busiestHour: number;
  /** The busiest minutes of that hour, in relation to the whole of it. */
  peakOfHour: number;
  /** The share of reads that the memory of the BFFs answers. */
  cachedShare: number;
  /** The share of visits by signed-in customers, whose lists, products and searches that memory does not answer. */
  signedInShare: number;
  /** Sign-ins for each order. */
  signIns: number;
}

export const usualHabits: Habits = {
  visitsPerOrder: 40,
  busiestHour: 0.1,
  peakOfHour: 2,
  cachedShare: 0.8,
  signedInShare: 0.2,
  signIns: 1,
};

/** A process of a store that grows is busy for this share of its peak. Above it, waiting times rise steeply. */
const busyMax = 0.6;

/** Those that the store is without when it is on real Stripe and a mail provider. */
const sandboxed = ['stripe-sandbox', 'mailbox'];
/** Each computes on one core. Postgres and Redis are servers of their own. */
const scaled = ['bff', 'catalog', 'order', 'auth', 'workers'] as const;

/** The calls of a visit: a page that is rendered, lists and products as the visitor goes on, a search. */
const visit = { rendered: 1, list: 2, detail: 2, search: 1 } as const;

/** Returns the CPU time of all visits that one order takes, by process. */
function sumVisits(costs: Costs, { visitsPerOrder, cachedShare, signedInShare, signIns }: Habits): Cpu {
  const sum: Cpu = {};
  const add = (cpu: Cpu, times: number) => {
    for (const [process, ms] of Object.entries(cpu)) sum[process] = (sum[process] ?? 0) + ms * times;
  };
  for (const [call, times] of Object.entries(visit) as [keyof typeof visit, number][]) {
    // Pages are rendered for everyone as for a visitor.
    const signedIn = call === 'rendered' ? 0 : visitsPerOrder * times * signedInShare;
    const remembered = (visitsPerOrder * times - signedIn) * cachedShare;
    add(costs.cached, remembered);
    add(costs[call], visitsPerOrder * times - remembered);
    add(costs.signedInList, signedIn);
    add(costs.list, -signedIn);
  }
  add(costs.signIn, signIns);
  add(costs.cart, 2);
  return sum;
}

/** The processes that a customer waits for, in turns, as often as the steps of a checkout. */
const steps = 6;
const waitedFor = ['client', 'bff', 'order', 'catalog', 'postgres', 'redis', 'stripe-sandbox'];

/** Returns the work of one purchase, and of `visits` where they are given. */
function toWork(costs: Costs, isSandboxed: boolean, visits: Cpu = {}): Work {
  const cpu: Cpu = { ...costs.purchase, ...(isSandboxed && { client: costs.clientMs }) };
  const isThere = (process: string) => isSandboxed || !sandboxed.includes(process);
  const known = Object.entries(cpu).filter(([process, ms]) => isThere(process) && ms > 0.05);
  const [front, back] = [true, false].map((isFront) => known.filter(([name]) => waitedFor.includes(name) === isFront));
  const turn = (front ?? []).map(([process, ms]): Slice => ({ process, ms: ms / steps }));
  const later = (back ?? []).map(([process, ms]): Slice => ({ process, ms }));
  return {
    waitedFor: Array.from({ length: steps }, () => turn).flat(),
    later: [
      ...later,
      ...Object.entries(visits)
        .filter(([name]) => isThere(name))
        .flatMap(([process, ms]) => cut(process, ms)),
    ],
  };
}

/** Cuts the time of many short calls into pieces like them. */
function cut(process: string, ms: number): Slice[] {
  const pieces = Math.max(1, Math.round(ms / 2));
  return Array.from({ length: pieces }, () => ({ process, ms: ms / pieces }));
}

/** Predicts the purchases of a store on one machine, with this many processes of each service. */
export function predictPurchases(costs: Costs, cores: number, instances: number): Outcome {
  const processes = { ...Object.fromEntries(scaled.map((name) => [name, instances])), workers: 1, 'stripe-sandbox': 1 };
  return simulate({ cores, processes }, toWork(costs, true), { customers }, 200);
}

/** Returns what a store with this many orders a day needs at its peak. */
export function planFor(costs: Costs, ordersPerDay: number, habits = usualHabits) {
  const perSecond = (ordersPerDay * habits.busiestHour * habits.peakOfHour) / 3600;
  const visits = sumVisits(costs, habits);
  const coresOf = (process: string) => (((costs.purchase[process] ?? 0) + (visits[process] ?? 0)) * perSecond) / 1000;
  const count = (process: string) => Math.max(2, Math.ceil(coresOf(process) / busyMax));
  const processes: Record<string, number> = Object.fromEntries(scaled.map((name) => [name, count(name)]));
  const postgresCores = Math.max(1, Math.ceil(coresOf('postgres') / busyMax));
  const busyCores = [...scaled, 'postgres', 'redis', 'collector'].reduce((sum, name) => sum + coresOf(name), 0);
  const cores = Math.max(2, Math.ceil(busyCores / busyMax));
  const machines: Machines = { cores, processes: { ...processes, postgres: postgresCores, redis: 1 } };
  const seconds = Math.max(60, 2000 / perSecond);
  const { p50Ms, p99Ms } = simulate(machines, toWork(costs, false, visits), { perSecond }, seconds);
  return {
    'orders a day': ordersPerDay,
    'orders a second': perSecond,
    'calls a second': perSecond * habits.visitsPerOrder * Object.values(visit).reduce((sum, each) => sum + each, 0),
    ...processes,
    'Postgres, cores': postgresCores,
    'cores in all': cores,
    'checkout to confirmed, p50 ms': p50Ms,
    'p99 ms': p99Ms,
    'GB a year': (costs.bytesPerOrder * ordersPerDay * 365) / 1e9,
  };
}
