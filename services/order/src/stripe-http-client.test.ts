import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInRequest } from '@shopwright/service-kit/http/request-context';
import { quickestMs } from '@shopwright/testing/deadlines';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askStripe, createStripe } from './stripe-client';

let isSilent = false;
let held: ServerResponse[] = [];
let paths: string[] = [];
let stripe: ReturnType<typeof createStripe>;

const answer = (res: ServerResponse) => res.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"pi_1"}');
const listener: RequestListener = (req, res) => {
  paths.push(req.url ?? '');
  if (isSilent) held.push(res);
  else answer(res);
};
const server = createServer(listener);

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stripe = createStripe('sk_test_silent', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(() => server.closeAllConnections());

const retrieve = () => askStripe('retrieve intent', () => stripe.paymentIntents.retrieve('pi_1'));

async function millisecondsOf(work: Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work.catch(() => undefined);
  return performance.now() - startedAt;
}

it('ends a request with the deadline of the request it is made for', async () => {
  isSilent = true;
  const late = runInRequest({ requestId: 'a-request', deadlineAt: performance.now() + 200 }, retrieve);
  expect(await millisecondsOf(late)).toBeLessThan(1000);
  await expect(late).rejects.toMatchObject({ code: 'unavailable' });
});

it('makes no request while Stripe is silent, and the first after it answers again', { timeout: 60_000 }, async () => {
  isSilent = true;
  await expect(retrieve()).rejects.toMatchObject({ code: 'unavailable' });
  paths = [];
  const askTen = () => Promise.allSettled(Array.from({ length: 10 }, retrieve));
  expect(await quickestMs(askTen, 150)).toBeLessThan(150);
  expect(paths.filter((path) => path !== '/healthcheck')).toEqual([]);

  isSilent = false;
  for (const res of held) answer(res);
  held = [];
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await retrieve()).toMatchObject({ id: 'pi_1' });
});
