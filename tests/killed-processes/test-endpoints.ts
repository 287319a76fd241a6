import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Endpoints } from '../../infra/local/endpoints';

/** Reads the endpoints.json that `npm start` writes. */
export async function readEndpoints(home: string): Promise<Endpoints> {
  const file = path.join(home, 'endpoints.json');
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Endpoints;
  } catch {
    throw new Error(`No store runs in ${home}: start one with npm start, or set SHOP_HOME`);
  }
}

/** Repeats the call until it returns a value. Throws when none came within the limit. */
export async function retryUntilSet<T>(what: string, call: () => Promise<T | undefined>, limitMs = 60_000): Promise<T> {
  const endsAt = Date.now() + limitMs;
  let last: unknown;
  while (Date.now() < endsAt) {
    try {
      const value = await call();
      if (value !== undefined) return value;
    } catch (error) {
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${what}: no success within ${limitMs} ms (${String(last)})`);
}
