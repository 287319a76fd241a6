import { createAnswers, StoreClient } from '../chaos/store-client';
import type { BenchStore } from './bench-store';
import type { Plan } from './measure-calls';
import { measure } from './measure-cpu';
import { median, runLoad } from './run-load';

/** Measures the list of orders in turns with the cookie of staff and with an API key. */
export async function measureKeys(store: BenchStore, { rounds, seconds }: Plan) {
  const operator = new StoreClient(store.cached, store.endpoints.stripe, createAnswers());
  await operator.signIn('operator');
  const made = await operator.call<{ key: string }>('POST', '/api-keys', {
    name: 'bench',
    permissions: ['orders:read'],
  });
  const callers: [string, Record<string, string>][] = [
    ['cookie', { cookie: operator.cookieHeader() }],
    ['API key', { authorization: `Bearer ${made.body.key}` }],
  ];
  const taken = callers.map(([caller, headers]) => ({
    caller,
    requests: [{ method: 'GET' as const, path: '/api/orders?limit=20', headers }],
    times: [] as number[],
  }));
  // The first round warms both up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { caller, requests, times } of round % 2 ? taken : taken.toReversed()) {
      const { ms } = await measure(caller, store, () => runLoad(store.cached, requests, { connections: 8, seconds }));
      if (round > 0) times.push(ms);
    }
  }
  return taken.map(({ caller, times }) => ({ 'orders listed by': caller, 'ms of CPU': median(times) }));
}
