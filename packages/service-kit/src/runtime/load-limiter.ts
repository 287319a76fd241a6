import { type Priority, priorities } from '@shopwright/contracts/priority';

/**
 * The number of requests under way in a process from which on one of this priority waits. A process has one core and ten
 * connections of Postgres, so that more of them only take longer. The room above is for those that wait for Stripe. A
 * service has more places than one BFF forwards to it, because other processes call it too.
 */
export const places = {
  edge: { browsing: 64, account: 80, checkout: 96, essential: 160 },
  service: { browsing: 128, account: 144, checkout: 160, essential: 224 },
} as const satisfies Record<string, Places>;

type Places = Readonly<Record<Priority, number>>;

/**
 * Limits the connections that wait to be accepted. Above it Linux drops the attempt, and the client tries again after a
 * second. Node's own limit of 511 is less than a rush brings while a process is busy. Linux lowers it to `somaxconn`.
 */
export const backlog = 4096;

/**
 * Short, since a request may wait in the BFF and again in a service. It bounds the wait for a place, not for the response of a
 * refused request: a process with too much to do sends that after up to seconds (docs/performance.md).
 */
const waitMaxMs = 40;

interface Waiter {
  expiresAt: number;
  enter: (leave: () => void) => void;
  refuse: () => void;
  isGone: () => boolean;
}

export interface LoadLimiter {
  /** Returns true if a request of this priority would be refused at once. */
  isFull(priority: Priority): boolean;
  /** Takes a place, also where there is none, and returns what leaves it. */
  occupy(): () => void;
  /** Waits for a place. Resolves with what leaves it, or with undefined where there is none in time. */
  enter(priority: Priority, isGone?: () => boolean): Promise<(() => void) | undefined>;
}

interface LimiterOptions {
  places?: Places;
  waitMs?: number;
  /** Called for each request that is refused, with the time that it has waited. */
  onRefused?: (priority: Priority, waitedMs: number) => void;
}

/**
 * Limits how many requests are worked on at once. Those above wait shortly, the important ones first, and are refused
 * when there is no place in time: a late answer costs as much as one in time, and its caller has gone.
 * The request that has a place must leave it.
 */
export function createLoadLimiter({
  places: placesOf = places.service,
  waitMs = waitMaxMs,
  onRefused = () => undefined,
}: LimiterOptions = {}): LoadLimiter {
  const important = [...priorities].reverse();
  const queues = Object.fromEntries(priorities.map((priority) => [priority, [] as Waiter[]])) as Record<
    Priority,
    Waiter[]
  >;
  let underWay = 0;
  let timer: NodeJS.Timeout | undefined;

  const occupy = () => {
    underWay += 1;
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      underWay -= 1;
      admit();
    };
  };
  /** Gives the free places to those who wait, unless they no longer want one. */
  const admit = () => {
    for (const priority of important) {
      const queue = queues[priority];
      while (queue[0] && underWay < placesOf[priority]) {
        const waiter = queue.shift() as Waiter;
        if (waiter.isGone()) waiter.refuse();
        else waiter.enter(occupy());
      }
    }
  };
  const expire = () => {
    timer = undefined;
    const now = performance.now();
    for (const priority of priorities) {
      const queue = queues[priority];
      while (queue[0] && queue[0].expiresAt <= now) queue.shift()?.refuse();
    }
    watch();
  };
  /** Wakes up for the first who has waited long enough; all wait equally long. */
  const watch = () => {
    if (timer) return;
    const first = Math.min(...priorities.map((priority) => queues[priority][0]?.expiresAt ?? Number.POSITIVE_INFINITY));
    if (first !== Number.POSITIVE_INFINITY) timer = setTimeout(expire, Math.max(1, first - performance.now())).unref();
  };
  const isFull = (priority: Priority) =>
    underWay >= placesOf[priority] && queues[priority].length >= placesOf[priority];

  return {
    isFull,
    occupy,
    async enter(priority, isGone = () => false) {
      if (underWay < placesOf[priority]) return occupy();
      if (isFull(priority)) {
        onRefused(priority, 0);
        return undefined;
      }
      return new Promise((resolve) => {
        const cameAt = performance.now();
        const refuse = () => {
          onRefused(priority, performance.now() - cameAt);
          resolve(undefined);
        };
        queues[priority].push({ expiresAt: cameAt + waitMs, enter: resolve, refuse, isGone });
        watch();
      });
    },
  };
}
