import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFaultSwitches, type Levers } from './fault-switches';

function prepare(changes: Partial<Levers> = {}) {
  const moved: unknown[] = [];
  const levers: Levers = {
    setStripeFaults: async (faults) => void moved.push(faults),
    killWorker: () => moved.push('kill'),
    stopRedis: (ms) => moved.push(`stop ${ms}`),
    startRedis: () => moved.push('start'),
    ...changes,
  };
  const switches = createFaultSwitches(levers);
  const on = () => switches.list().flatMap(({ kind, endsAt }) => (endsAt === null ? [] : [kind]));
  return { moved, switches, on };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a fault', () => {
  it('ends by itself', async () => {
    const { moved, switches, on } = prepare();
    const { endsAt } = await switches.start('drop_webhooks');
    expect(Date.parse(endsAt ?? '') - Date.now()).toBe(60_000);
    await vi.advanceTimersByTimeAsync(59_000);
    expect([on(), moved]).toEqual([['drop_webhooks'], [{ webhooks: { drop: 1 } }]]);
    await vi.advanceTimersByTimeAsync(2000);
    expect([on(), moved]).toEqual([[], [{ webhooks: { drop: 1 } }, {}]]);
  });

  it('that is on keeps its end, and leaves the others as they are', async () => {
    const { moved, switches, on } = prepare();
    await switches.start('drop_webhooks');
    await vi.advanceTimersByTimeAsync(30_000);
    await switches.start('drop_webhooks');
    await switches.start('slow_stripe');
    expect(moved.at(-1)).toEqual({ webhooks: { drop: 1 }, api: { latencyMs: 2000 } });
    await vi.advanceTimersByTimeAsync(31_000);
    expect([on(), moved.at(-1)]).toEqual([['slow_stripe'], { api: { latencyMs: 2000 } }]);
    expect(switches.list().map(({ times }) => times)).toEqual([1, 1, 0, 0]);
  });

  it('ends before its time, once', async () => {
    const { moved, switches, on } = prepare();
    await switches.start('stop_redis');
    await switches.end('stop_redis');
    await switches.end('stop_redis');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([on(), moved]).toEqual([[], ['stop 20000', 'start']]);
  });

  it('is over at once where it only kills', async () => {
    const { moved, switches, on } = prepare();
    await switches.start('kill_worker');
    expect([on(), moved]).toEqual([[], ['kill']]);
  });

  it('is taken back again and again from a sandbox that does not answer', async () => {
    let isAway = false;
    const set: object[] = [];
    const { switches, on } = prepare({
      setStripeFaults: async (faults) => {
        if (isAway) throw new Error('away');
        set.push(faults);
      },
    });
    await switches.start('slow_stripe');
    isAway = true;
    await vi.advanceTimersByTimeAsync(65_000);
    expect([set.length, on()]).toEqual([1, ['slow_stripe']]);
    isAway = false;
    await vi.advanceTimersByTimeAsync(2000);
    expect([set.at(-1), on()]).toEqual([{}, []]);
  });

  it('whose beginning was not confirmed is on until it is taken back', async () => {
    let isSilent = true;
    const set: object[] = [];
    const { switches, on } = prepare({
      setStripeFaults: async (faults) => {
        set.push(faults);
        if (isSilent) throw new Error('away');
      },
    });
    await expect(switches.start('drop_webhooks')).rejects.toThrow('away');
    expect(on()).toEqual(['drop_webhooks']);
    isSilent = false;
    await vi.advanceTimersByTimeAsync(2000);
    expect([set.at(-1), on(), switches.list()[0]?.times]).toEqual([{}, [], 0]);
  });

  it('of a Redis that is not this store’s own is not offered', async () => {
    const { switches } = prepare({ stopRedis: undefined });
    expect(switches.list().map(({ kind }) => kind)).not.toContain('stop_redis');
    await expect(switches.start('stop_redis')).rejects.toThrow(RangeError);
  });
});
