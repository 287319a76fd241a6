import { AsyncLocalStorage } from 'node:async_hooks';
import type { ResponseOf } from '@shopwright/contracts/endpoint';
import { readChanges } from '@shopwright/contracts/http/internal';
import type { ServiceClient } from '@shopwright/service-kit/http/client';
import { type Logger, safeError } from '@shopwright/service-kit/runtime/logger';

/** `promiseMs` is the highest age of content that visitors read. */
const defaultTimes = { promiseMs: 1000, checkedEveryMs: 200 };
/** So many times longer until the next poll after one that found everything changed, still well within `promiseMs`. */
const restAfterEverything = 3;
/** The time without requests after which the feed stops polling. */
const idleMs = 30_000;
/** Until then after an answer that named everything, another one is taken for the next batch of an import. */
const importGapMs = 5000;
/** With more changed products than this, the feed forgets which ones changed, and everything is read again. */
const productsMax = 20_000;

/** The version of the content of a stored response: the feed's position when its content was requested. */
export interface ContentVersion {
  position: number;
  /** The products that it shows. */
  products: readonly number[];
  /** Other products do not change it: it is no list, and shows no count. */
  showsNoOthers?: boolean;
}

export interface ChangeFeed {
  /** Grows with every reported change. */
  readonly position: number;
  /** What reads must show, for the catalog: how far its Postgres had written at the newest change that this feed knows. */
  readonly seen?: string | undefined;
  /** The time for which other callers may share a read. A slow response is not given to callers that could have a newer one. */
  readonly sharedMs: number;
  /** True while the newest answer is so recent that content it does not name is current. */
  isCurrent(): boolean;
  /** Polls the catalog if the feed is not current, unless the catalog does not respond. */
  whenCurrent(): Promise<boolean>;
  /** Polls now; after a change through this process, so that the next response has it. Resolves with false if the catalog does not respond; never rejects. */
  check(by?: { isOwnChange: boolean }): Promise<boolean>;
  /** Returns true if no change was reported since that concerns this content. */
  covers(version: ContentVersion): boolean;
  /**
   * Returns true for content that changed during an import, as long as it is within the promise: the last answer but one
   * still covered it.
   */
  mayOutlast(version: ContentVersion): boolean;
  /** Called after each answer that names a change. */
  onChange(listener: () => void): void;
  stop(): void;
}

/** The position of the newest change of each: of anything, of lists, and of products. */
interface ChangedAt {
  everything: number;
  lists: number;
  products: Map<number, number>;
}

type Reported = Omit<ResponseOf<typeof readChanges>, 'position'>;

export interface FeedOptions {
  catalog: Pick<ServiceClient, 'call'>;
  logger: Pick<Logger, 'warn' | 'info'>;
  now?: () => number;
  times?: typeof defaultTimes;
}

/**
 * Polls the catalog for changes while responses are read from the cache. Changes that were missed are part of the next
 * answer. Each instance of the BFF has a feed of its own.
 */
export function createChangeFeed({
  catalog,
  logger,
  now = () => performance.now(),
  times = defaultTimes,
}: FeedOptions): ChangeFeed {
  let since: string | undefined;
  let position = 0;
  let seen: string | undefined;
  let changed: ChangedAt = { everything: 0, lists: 0, products: new Map() };
  /** What the answer before covered, and until when that is recent enough. Only while answers follow one another that name everything. */
  let before: { changed: ChangedAt; untilMs: number } | undefined;
  let lostAtMs = Number.NEGATIVE_INFINITY;
  const listeners: (() => void)[] = [];
  let confirmedAt = Number.NEGATIVE_INFINITY;
  let usedAt = Number.NEGATIVE_INFINITY;
  let isFailing = false;
  /** During an import everything changes with each batch. Each such answer empties the cache, which visitors fill again. */
  let hasLostEverything = false;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  // A call belongs to no request: it must not inherit a deadline, an id or a trace.
  const outsideRequests = AsyncLocalStorage.snapshot();
  /** The running call, and the one that begins after it. */
  let running: Promise<boolean> | undefined;
  let next: Promise<boolean> | undefined;
  let nextIsOwn = false;

  const apply = ({ isEverything, keepsProducts, products, ...reported }: Reported, isOwnChange: boolean) => {
    const isImport = isEverything && !isOwnChange && now() - lostAtMs < importGapMs;
    before = isImport ? { changed, untilMs: confirmedAt + times.promiseMs } : undefined;
    hasLostEverything = isEverything;
    // The first answer names everything whatever has changed.
    if (isEverything && since !== undefined) lostAtMs = now();
    if (!isEverything && products.length === 0) return;
    position += 1;
    seen = reported.seen;
    const isLost = (isEverything && !keepsProducts) || changed.products.size + products.length > productsMax;
    changed = {
      everything: isLost ? position : changed.everything,
      lists: isEverything ? position : changed.lists,
      products: isLost ? new Map() : isImport ? new Map(changed.products) : changed.products,
    };
    for (const id of products) changed.products.set(id, position);
    for (const listener of listeners) listener();
  };

  const ask = async (isOwnChange: boolean): Promise<boolean> => {
    const askedAt = now();
    try {
      const { position: reached, ...changes } = await catalog.call(readChanges, { query: { since } });
      apply(changes, isOwnChange);
      since = reached;
      confirmedAt = askedAt;
      if (isFailing) logger.info('changes of the catalog are available again');
      isFailing = false;
      return true;
    } catch (error) {
      if (!isFailing)
        logger.warn({ err: safeError(error) }, 'changes of the catalog are unavailable, responses are not cached');
      isFailing = true;
      return false;
    }
  };

  const run = (isOwnChange = false): Promise<boolean> => {
    running = outsideRequests(() => ask(isOwnChange)).finally(() => {
      running = undefined;
      schedule();
    });
    return running;
  };

  const schedule = () => {
    if (isStopped || timer || now() - usedAt > idleMs) return;
    const pauseMs = times.checkedEveryMs * (hasLostEverything ? restAfterEverything : 1);
    timer = outsideRequests(() =>
      setTimeout(() => {
        timer = undefined;
        if (!running) void run();
      }, pauseMs),
    ).unref();
  };

  /** A call that already runs may have been answered before the change that the caller waits for. */
  const check = ({ isOwnChange } = { isOwnChange: false }): Promise<boolean> => {
    usedAt = now();
    if (!running) return run(isOwnChange);
    nextIsOwn ||= isOwnChange;
    next ??= running.then(() => {
      const isOwn = nextIsOwn;
      next = undefined;
      nextIsOwn = false;
      return run(isOwn);
    });
    return next;
  };

  const isCurrent = (): boolean => {
    usedAt = now();
    return usedAt - confirmedAt < times.promiseMs;
  };

  const isUnchanged = (version: ContentVersion, { everything, lists, products }: ChangedAt) =>
    version.position >= (version.showsNoOthers ? everything : Math.max(everything, lists)) &&
    version.products.every((id) => (products.get(id) ?? 0) <= version.position);

  return {
    get position() {
      return position;
    },
    get seen() {
      return seen;
    },
    sharedMs: times.promiseMs / 3,
    isCurrent,
    async whenCurrent() {
      if (isCurrent()) return true;
      if (isFailing) {
        if (!running) void run();
        return false;
      }
      // On a busy machine a call may take long, and still be current enough when it is answered.
      if (running) await running;
      return isCurrent() || check();
    },
    check,
    covers: (version) => version.position === position || isUnchanged(version, changed),
    mayOutlast: (version) => before !== undefined && now() < before.untilMs && isUnchanged(version, before.changed),
    onChange: (listener) => void listeners.push(listener),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
