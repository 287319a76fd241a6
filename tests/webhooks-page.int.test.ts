import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signWebhook } from '../services/order/src/webhooks/sign-webhook';

const root = path.resolve(import.meta.dirname, '..');
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const port = 4000 + (process.pid % 1000);
const url = `http://127.0.0.1:${port}/`;

/** What the page shows to those who integrate, as it is. */
const [, program = ''] = /^```js\n(.*?)^```$/ms.exec(readFileSync(`${root}/docs/webhooks.md`, 'utf8')) ?? [];
const folder = mkdtempSync(path.join(tmpdir(), 'shopwright-orders-'));
const file = path.join(folder, 'orders.csv');
let running: ChildProcess;

async function start() {
  running = spawn(process.execPath, [path.join(folder, 'orders.mjs')], {
    env: { PATH: process.env.PATH, SECRET: secret, PORT: String(port), FILE: file },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (running.stdout) await once(running.stdout, 'data');
}
async function stop() {
  running.kill();
  await once(running, 'exit');
}

beforeAll(async () => {
  writeFileSync(path.join(folder, 'orders.mjs'), program);
  await start();
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

const order = {
  id: 7,
  placedAt: '2026-11-30T10:00:00.000Z',
  status: 'confirmed',
  paymentState: 'paid',
  currency: 'usd',
};
const ofOrder = { ...order, total: '249.00', refundedTotal: '0.00', customerName: 'Ada, Countess' };

async function send(payload: object, { by = secret, secondsAgo = 0 } = {}): Promise<number> {
  const body = JSON.stringify(payload);
  const [id, timestamp] = ['evt', Math.floor(Date.now() / 1000) - secondsAgo];
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signWebhook({ id, timestamp, body }, [by]),
  };
  return (await fetch(url, { method: 'POST', headers, body })).status;
}

describe('the program of docs/webhooks.md', () => {
  it('has 40 lines at most', () => {
    expect(program.trim().split('\n').length).toBeLessThanOrEqual(40);
  });

  it('keeps the newest state of each order, whatever comes twice or late, and after a restart', async () => {
    expect(await send({ type: 'order.confirmed', sequence: 1, data: ofOrder })).toBe(204);
    await send({ type: 'order.confirmed', sequence: 2, data: { ...ofOrder, id: 8 } });
    await send({ type: 'order.updated', sequence: 3, data: { ...ofOrder, status: 'shipped' } });
    await send({ type: 'order.confirmed', sequence: 1, data: ofOrder });
    await send({ type: 'webhook.test', sequence: 4, data: { message: 'x' } });
    await stop();
    await start();
    await send({ type: 'order.updated', sequence: 5, data: { ...ofOrder, id: 8, refundedTotal: '9.00' } });
    expect(readFileSync(file, 'utf8')).toBe(
      [
        'id,placedAt,status,paymentState,currency,total,refundedTotal,sequence',
        '7,2026-11-30T10:00:00.000Z,shipped,paid,usd,249.00,0.00,3',
        '8,2026-11-30T10:00:00.000Z,confirmed,paid,usd,249.00,9.00,5',
        '',
      ].join('\n'),
    );
  });

  it('believes no one but the store', async () => {
    const before = readFileSync(file, 'utf8');
    const forged = { type: 'order.updated', sequence: 99, data: { ...ofOrder, status: 'cancelled' } };
    expect(await send(forged, { by: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD' })).toBe(401);
    expect(await send(forged, { secondsAgo: 400 })).toBe(401);
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(401);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});
