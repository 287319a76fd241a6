import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { checkClock, checkClockAgainst, checkDisk } from './host-checks';
import { checkRedisInfo } from './server-checks';

const now = Date.parse('2026-11-22T12:00:00Z');

describe('checkClock', () => {
  it.each([
    [30, undefined],
    [-30, undefined],
    [31, 'of this machine is 31 s ahead of Postgres. Turn on time synchronization (NTP).'],
    [-95, 'of this machine is 95 s behind Postgres. Turn on time synchronization (NTP).'],
  ])('%i seconds off', (seconds, message) => {
    expect(checkClock(now + seconds * 1000, now, 'Postgres')[0]?.message).toBe(message);
  });

  it('warns of a small difference where both clocks are exact', () => {
    const find = (ms: number, isExact: boolean) => checkClock(now + ms, now, 'Postgres', { isExact });
    expect([find(2000, true), find(2100, false), find(-29_000, false)]).toEqual([[], [], []]);
    expect(find(2100, true)).toMatchObject([{ message: expect.stringContaining('2 s ahead'), isWarning: true }]);
    expect(find(-30_400, true)).toMatchObject([{ isWarning: true }]);
    expect(find(31_000, true)[0]?.isWarning).toBeUndefined();
  });

  it('reads the Date header of a server, and says nothing where none answers', async () => {
    const server = createServer((_req, res) => res.setHeader('Date', new Date(now).toUTCString()).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    expect((await checkClockAgainst(url, () => now + 3_600_000))[0]?.message).toContain('3600 s ahead of 127.0.0.1');
    expect(await checkClockAgainst(url, () => now)).toEqual([]);
    server.close();
    server.closeAllConnections();
    expect(await checkClockAgainst(url, () => 0)).toEqual([]);
  });
});

describe('checkDisk', () => {
  it('wants a gibibyte, also for a folder that does not exist yet', async () => {
    expect(await checkDisk('/no/such/folder', async () => 1024)).toEqual([]);
    const [finding] = await checkDisk('/no/such/folder', async (folder) => (folder === '/' ? 300.7 : 1024));
    expect(finding?.message).toContain('has 300 MiB free on its disk. Make 1024 MiB free, or set SHOP_HOME');
  });
});

describe('checkRedisInfo', () => {
  it('refuses a Redis that evicts jobs and warns of one that forgets them', () => {
    expect(checkRedisInfo('maxmemory_policy:noeviction\r\naof_enabled:1\r\n')).toEqual([]);
    const [policy, aof] = checkRedisInfo('# Memory\r\nmaxmemory_policy:allkeys-lru\r\naof_enabled:0\r\n');
    expect(policy).toMatchObject({
      setting: 'REDIS_URL',
      message: expect.stringContaining('maxmemory-policy to noeviction'),
    });
    expect(aof?.isWarning).toBe(true);
  });
});
