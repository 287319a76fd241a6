import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listFaults } from '@shopwright/contracts/http/faults';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthProcess, startAuthProcess } from '../test-auth-process';
import { startStore, type TestStore } from '../test-store';

const token = 'a token for tests of 32 characters';
const state = { kind: 'stop_redis', endsAt: '2026-01-01T10:00:20.000Z', times: 1 };
let auth: AuthProcess;
let demonstration: TestStore;
let store: TestStore;
let switches: Server;
const asked: (string | undefined)[] = [];

beforeAll(async () => {
  switches = createServer((req, res) => {
    asked.push(`${req.method} ${req.url} ${req.headers.authorization}`);
    const body = req.method === 'GET' ? { now: '2026-01-01T10:00:00.000Z', faults: [state], payments: 3 } : state;
    res.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => switches.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(switches.address() as AddressInfo).port}`;
  auth = await startAuthProcess();
  demonstration = await startStore({ auth: auth.url, faults: { url, token } });
  store = await startStore({ auth: auth.url });
});
afterAll(async () => {
  await demonstration.stop();
  await store.stop();
  await auth.stop();
  switches.close();
});

const path = '/api/ops/faults';

describe('the fault switches of a demonstration', () => {
  it('200: are listed with what can be counted', async () => {
    const cookie = await demonstration.signIn('operator');
    const { body, status } = await request(demonstration.server).get(path).set('cookie', cookie);
    expect(status).toBe(200);
    expect(listFaults.response.parse(body)).toEqual({
      isAvailable: true,
      now: '2026-01-01T10:00:00.000Z',
      faults: [state],
      payments: 3,
      // Neither service runs.
      orders: null,
      stock: null,
    });
  });

  it('200: are switched with the token that the BFF alone has', async () => {
    const cookie = await demonstration.signIn('operator');
    asked.length = 0;
    const started = await request(demonstration.server).post(`${path}/stop_redis`).set('cookie', cookie);
    const ended = await request(demonstration.server).delete(`${path}/stop_redis`).set('cookie', cookie);
    expect([started.status, started.body, ended.status]).toEqual([200, state, 200]);
    expect(asked).toEqual([`POST /faults/stop_redis Bearer ${token}`, `DELETE /faults/stop_redis Bearer ${token}`]);
  });

  it('400: refuses what is no fault', async () => {
    const cookie = await demonstration.signIn('operator');
    asked.length = 0;
    const response = await request(demonstration.server).post(`${path}/drop_database`).set('cookie', cookie);
    expect([response.status, asked]).toEqual([400, []]);
    expect(JSON.stringify(response.body.fields)).toContain('kind');
  });

  it('401 and 403: are for operators', async () => {
    asked.length = 0;
    const staff = await demonstration.signIn('staff');
    for (const [method, address] of [
      ['get', path],
      ['post', `${path}/kill_worker`],
      ['delete', `${path}/kill_worker`],
    ] as const) {
      expect((await request(demonstration.server)[method](address)).status).toBe(401);
      expect((await request(demonstration.server)[method](address).set('cookie', staff)).status).toBe(403);
    }
    expect(asked).toEqual([]);
  });
});

describe('any other store', () => {
  it('has no fault switches', async () => {
    const cookie = await store.signIn('operator');
    const { body } = await request(store.server).get(path).set('cookie', cookie);
    expect(body).toMatchObject({ isAvailable: false, faults: [], orders: null, payments: null, stock: null });
    expect((await request(store.server).post(`${path}/kill_worker`).set('cookie', cookie)).status).toBe(404);
    expect((await request(store.server).delete(`${path}/kill_worker`).set('cookie', cookie)).status).toBe(404);
  });
});
