import { afterEach, describe, expect, it } from 'vitest';
import { createFaultSwitches } from './fault-switches';
import { type FaultServer, serveFaults } from './serve-faults';

let server: FaultServer;
const moved: unknown[] = [];

async function start(countPayments: () => Promise<number> = async () => 7) {
  moved.length = 0;
  const switches = createFaultSwitches({
    setStripeFaults: async (faults) => void moved.push(faults),
    killWorker: () => moved.push('kill'),
    stopRedis: undefined,
    startRedis: () => undefined,
  });
  server = await serveFaults({ switches, countPayments });
  const { url, token } = server.access;
  return async (method: string, path: string, given = token) => {
    const response = await fetch(url + path, { method, headers: { Authorization: `Bearer ${given}` } });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
}

afterEach(() => server.close());

describe('the switches', () => {
  it('are moved by whoever has the token, and by no one else', async () => {
    const send = await start();
    for (const given of ['', 'wrong', server.access.token.slice(1)]) {
      expect((await send('POST', '/faults/kill_worker', given)).status).toBe(401);
    }
    expect(moved).toEqual([]);
    expect((await send('POST', '/faults/kill_worker')).body).toEqual({ kind: 'kill_worker', endsAt: null, times: 1 });
    expect(moved).toEqual(['kill']);
    await send('POST', '/faults/drop_webhooks');
    expect((await send('DELETE', '/faults/drop_webhooks')).body).toMatchObject({ endsAt: null });
    expect(moved.slice(1)).toEqual([{ webhooks: { drop: 1 } }, {}]);
  });

  it('are listed with the payments, which may not be known', async () => {
    const send = await start(() => Promise.reject(new Error('away')));
    const { body } = await send('GET', '/faults');
    expect(body).toMatchObject({ payments: null, faults: [{ kind: 'drop_webhooks' }, {}, { kind: 'kill_worker' }] });
  });

  it('do not exist by other names', async () => {
    const send = await start();
    for (const path of ['/faults/stop_redis', '/faults/toString', '/', '/faults/kill_worker/x']) {
      expect([path, (await send('POST', path)).status]).toEqual([path, 404]);
    }
    expect((await send('PUT', '/faults/kill_worker')).status).toBe(405);
    expect(moved).toEqual([]);
  });
});
