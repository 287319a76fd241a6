import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

/** Does what a merchant does in their Stripe account: calls the sandbox with the secret key of the store in `home`. */
export async function callStripe<Body>(home: string, address: string, form?: [string, string][]): Promise<Body> {
  const read = async (file: string) => JSON.parse(await readFile(path.join(home, file), 'utf8'));
  const { stripe } = (await read('endpoints.json')) as { stripe: string };
  const { stripe: keys } = (await read('secrets.json')) as { stripe: { secretKey: string } };
  const response = await fetch(`${stripe}/v1${address}`, {
    headers: { authorization: `Bearer ${keys.secretKey}` },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  expect(response.status, address).toBe(200);
  return (await response.json()) as Body;
}
