import type { Database } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { beforeEach, describe, expect, it } from 'vitest';
import { createReplica } from './replica';

const said: string[] = [];
const logger = { warn: (line: string) => void said.push(line), info: (line: string) => void said.push(line) } as never;
beforeEach(() => {
  said.length = 0;
});

interface State {
  position: string;
  system: string;
  timeline: number;
  isReplica: boolean;
}
/** A server that answers how far it is, or fails. */
const server = (state: State | Error) =>
  ({
    db: {
      execute: async () => {
        if (state instanceof Error) throw state;
        return [state];
      },
    },
  }) as unknown as Database;
const primary = { position: '100', system: 's', timeline: 2, isReplica: false };
const copy = { ...primary, isReplica: true };
const away = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
const start = (of: State | Error, follower: State | Error) => {
  const [first, second] = [server(of), server(follower)];
  const replica = createReplica({ primary: first, replica: second, logger });
  const readBy = () => replica.read('50', async (database) => (database === second ? 'replica' : 'primary'));
  return { replica, readBy, second };
};
const lag = async ({ replica }: ReturnType<typeof start>) => (await replica.sampler.read())[0]?.values;

describe('createReplica', () => {
  it('reads a replica that has what its reader saw', async () => {
    const started = start(primary, copy);
    await started.replica.check();
    expect(await started.readBy()).toBe('replica');
    expect(await lag(started)).toEqual([{ value: 0 }]);
  });

  it.each([
    ['of another timeline', primary, { ...copy, timeline: 1, position: '900' }, 'has another history'],
    ['of another timeline that has less', primary, { ...copy, timeline: 1, position: '60' }, 'has another history'],
    ['that is ahead', primary, { ...copy, position: '101' }, 'is ahead of the primary'],
    ['of another Postgres', primary, { ...copy, system: 'other' }, 'belongs to another Postgres'],
    ['that takes writes', primary, { ...copy, isReplica: false }, 'takes writes itself'],
    ['that does not answer', primary, away, 'CATALOG_REPLICA_URL does not answer'],
    ['where the primary does not answer', away, copy, 'the primary does not answer'],
  ])('refuses one %s, and tells no lag of it', async (_, of, follower, fault) => {
    const started = start(of, follower);
    await started.replica.check();
    expect(said).toEqual([expect.stringContaining(fault)]);
    expect(await started.readBy()).toBe('primary');
    expect(await lag(started)).toEqual([]);
  });

  it('says that the primary is silent where it is the primary that hangs, and tells no lag', async () => {
    const hung = { db: { execute: () => new Promise(() => undefined) } } as unknown as Database;
    const replica = createReplica({ primary: hung, replica: server(copy), logger });
    await replica.check();
    expect(said).toEqual([expect.stringContaining('the primary does not answer')]);
    expect(replica.state()).toEqual({ isRead: false, fault: 'primary_silent', lagSeconds: null });
  });

  it('tells operators how far a replica is behind, and nothing of one that was not checked lately', async () => {
    let passedMs = 0;
    const now = () => passedMs;
    const replica = createReplica({ primary: server(primary), replica: server(copy), logger, now });
    expect(replica.state()).toEqual({ isRead: false, fault: 'unchecked', lagSeconds: null });
    await replica.check();
    expect(replica.state()).toEqual({ isRead: true, fault: null, lagSeconds: 0 });
    passedMs = 60_000;
    expect(replica.state()).toEqual({ isRead: false, fault: 'unchecked', lagSeconds: null });
  });

  it('tells during a check what the last one found', async () => {
    let answer = async (): Promise<State> => copy;
    const slow = { db: { execute: async () => [await answer()] } } as unknown as Database;
    const replica = createReplica({ primary: server(primary), replica: slow, logger });
    await replica.check();
    let open: () => void = () => undefined;
    answer = () => new Promise((resolve) => (open = () => resolve(copy)));
    const checking = replica.check();
    expect(replica.state()).toEqual({ isRead: true, fault: null, lagSeconds: 0 });
    expect((await replica.sampler.read())[0]?.values).toEqual([{ value: 0 }]);
    open();
    await checking;
    expect(replica.state().lagSeconds).toBe(0);
  });

  const failOn = (started: ReturnType<typeof start>, error: Error) =>
    started.replica.read('50', async (database) => {
      if (database === started.second) throw error;
      return 'primary';
    });

  it.each([
    ['is too slow', Object.assign(new Error('canceled'), { code: '57014' })],
    ['stood in the way of what is replayed', Object.assign(new Error('conflict'), { code: '40001' })],
    ['gets no answer in a transaction', new AppError('timeout', 'transaction')],
  ])('does one read on the primary that %s, and those of others on the replica', async (_, error) => {
    const started = start(primary, copy);
    await started.replica.check();
    expect(await failOn(started, error)).toBe('primary');
    expect(await started.readBy()).toBe('replica');
  });

  it('reads the primary after a connection was lost, whatever wraps the error, and passes on what was refused', async () => {
    const started = start(primary, copy);
    await started.replica.check();
    await expect(failOn(started, new AppError('not_found', 'no such product'))).rejects.toThrow('no such product');
    expect(await started.readBy()).toBe('replica');
    expect(await failOn(started, new Error('Failed query', { cause: away }))).toBe('primary');
    expect(await started.readBy()).toBe('primary');
  });

  it('asks again how far the replica is after a connection was closed', async () => {
    const follower = { ...copy };
    const started = start(primary, follower);
    await started.replica.check();
    follower.position = '40';
    expect(await started.readBy()).toBe('replica');
    started.replica.forget();
    expect(await started.readBy()).toBe('primary');
  });
});
