import { type Priority, priorities } from '@shopwright/contracts/priority';

/**
 * One core and ten connections gain nothing from more requests; the room above is for waiting for Stripe. Services also
 * serve each other.
 */
export const places = {
  edge: { browsing: 64, account: 80, checkout: 96, essential: 160 },
  service: { browsing: 128, account: 144, checkout: 160, essential: 224 },
} as const satisfies Record<string, Places>;

type Places = Readonly<Record<Priority, number>>;

/** Linux drops connections above it, which retry after a second. Node's 511 is too few. Limited by `somaxconn`. */
export const backlog = 4096;

/** Short, because a request may wait in BFF and service (docs/performance.md). */
const waitMaxMs = 40;

interface Waiter {
  expiresAt: number;
  enter: (leave: () => void) => void;
  refuse: () => void;
  isGone: () => boolean;
}

export interface LoadLimiter {
  /** Returns true if one more would be refused immediately. */
  isFull(priority: Priority): boolean;
  /** Takes a place even if full. Returns what leaves it. */
  occupy(): () => void;
  /** Resolves with what leaves the place, or undefined in time. */
  enter(priority: Priority, isGone?: () => boolean): Promise<(() => void) | undefined>;
}

interface LimiterOptions {
  places?: Places;
  waitMs?: number;
  onRefused?: (priority: Priority, waitedMs: number) => void;
}

/**
 * Limits concurrent requests. More wait shortly, important ones first, or are refused: a late response costs as much,
 * and its caller has gone.
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
