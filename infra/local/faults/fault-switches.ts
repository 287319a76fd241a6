import { type FaultKind, type FaultState, faultSeconds } from '@shopwright/contracts/http/faults';

/** What the switches move. */
export interface Levers {
  /** Sets all faults of the Stripe sandbox; what is left out is off. */
  setStripeFaults(faults: object): Promise<void>;
  /** Kills the workers; their supervisor starts them again. */
  killWorker(): void;
  /** Stops Redis, which starts again after that time. Undefined where it is not this store's own. */
  stopRedis: ((ms: number) => void) | undefined;
  /** Starts a stopped Redis before its time. */
  startRedis(): void;
}

export interface FaultSwitches {
  list(): FaultState[];
  /** Throws for a kind that this store does not have. One that is on keeps its end. */
  start(kind: FaultKind): Promise<FaultState>;
  end(kind: FaultKind): Promise<FaultState>;
  /** Forgets the timers: the store stops. */
  close(): void;
}

interface RunningFault {
  endsAt: number;
  timer: NodeJS.Timeout;
  /** Set once it is being taken back. Until that is done it may still be on, and is listed as such. */
  ending?: Promise<void>;
}

const slowMs = 2000;
const retryMs = 1000;

/** Lets faults happen to a demonstration. Each ends by itself, also where whoever began it is gone. */
export function createFaultSwitches(levers: Levers, notice: (text: string) => void = () => undefined): FaultSwitches {
  const running = new Map<FaultKind, RunningFault>();
  const times = new Map<FaultKind, number>();
  const kinds = (Object.keys(faultSeconds) as FaultKind[]).filter((kind) => kind !== 'stop_redis' || levers.stopRedis);
  let isClosed = false;

  const stateOf = (kind: FaultKind): FaultState => {
    const endsAt = running.get(kind)?.endsAt;
    return {
      kind,
      endsAt: endsAt === undefined ? null : new Date(endsAt).toISOString(),
      times: times.get(kind) ?? 0,
    };
  };
  const isWanted = (kind: FaultKind) => running.has(kind) && !running.get(kind)?.ending;
  const tellStripe = () =>
    levers.setStripeFaults({
      ...(isWanted('drop_webhooks') && { webhooks: { drop: 1 } }),
      ...(isWanted('slow_stripe') && { api: { latencyMs: slowMs } }),
    });
  const isOfStripe = (kind: FaultKind) => kind === 'drop_webhooks' || kind === 'slow_stripe';

  const finish = async (kind: FaultKind): Promise<void> => {
    const fault = running.get(kind);
    if (!fault) return;
    clearTimeout(fault.timer);
    fault.ending ??= takeBack(kind);
    await fault.ending;
  };
  const takeBack = async (kind: FaultKind): Promise<void> => {
    // `finish` marks the fault first: the sandbox is told the faults that stay.
    await Promise.resolve();
    if (kind === 'stop_redis') levers.startRedis();
    // A sandbox that does not answer now, and was not restarted, still has the fault.
    for (let isDone = !isOfStripe(kind); !isDone && !isClosed; ) {
      isDone = await tellStripe().then(
        () => true,
        () => false,
      );
      if (!isDone) await new Promise((resolve) => setTimeout(resolve, retryMs).unref());
    }
    if (isClosed) return;
    running.delete(kind);
    notice(`${kind} is over`);
  };

  return {
    list: () => kinds.map(stateOf),
    async start(kind) {
      if (!kinds.includes(kind)) throw new RangeError(`${kind} is not a fault of this store`);
      if (running.has(kind)) return stateOf(kind);
      const ms = faultSeconds[kind] * 1000;
      if (ms > 0) {
        const timer = setTimeout(() => void finish(kind), ms);
        timer.unref();
        running.set(kind, { endsAt: Date.now() + ms, timer });
      }
      notice(`${kind} begins${ms > 0 ? `, for ${ms / 1000} s` : ''}`);
      try {
        if (isOfStripe(kind)) await tellStripe();
      } catch (error) {
        // A sandbox that answered too late may have it.
        void finish(kind);
        throw error;
      }
      if (kind === 'kill_worker') levers.killWorker();
      if (kind === 'stop_redis') levers.stopRedis?.(ms);
      times.set(kind, (times.get(kind) ?? 0) + 1);
      return stateOf(kind);
    },
    async end(kind) {
      await finish(kind);
      return stateOf(kind);
    },
    close() {
      isClosed = true;
      for (const { timer } of running.values()) clearTimeout(timer);
      running.clear();
    },
  };
}
