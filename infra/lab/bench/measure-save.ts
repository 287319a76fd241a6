import { createAnswers, StoreClient } from '../chaos/store-client';
import type { BenchStore } from './bench-store';

const sizes = Array.from({ length: 50 }, (_, at) => `Size ${at + 1}`);
const colors = ['Black', 'White', 'Red', 'Green', 'Blue'];

interface Options {
  version: number;
  variants: { id: number; optionValues: string[]; version: number }[];
}

/** Measures how long staff wait for 250 variants: for all of them to be made, and for each to get another price and stock, and for the
 * product to be without options again. */
export async function measureSave(store: BenchStore, productId: number) {
  const staff = new StoreClient(store.cached, store.endpoints.stripe, createAnswers());
  await staff.signIn('staff');
  const address = `${store.cached}/api/products/${productId}/options`;
  const call = async (method: 'GET' | 'PUT', body?: object): Promise<{ ms: number; options: Options }> => {
    const startedAt = performance.now();
    const response = await fetch(address, {
      method,
      headers: { 'content-type': 'application/json', cookie: staff.cookieHeader() },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${await response.text()}`);
    return { ms: performance.now() - startedAt, options: (await response.json()) as Options };
  };
  const options = [
    { name: 'Size', values: sizes },
    { name: 'Color', values: colors },
  ];
  const combinations = sizes.flatMap((size) => colors.map((color) => [size, color]));
  const { options: before } = await call('GET');
  const made = await call('PUT', {
    version: before.version,
    options,
    variants: combinations.map((optionValues) => ({ optionValues, price: '20.00' })),
  });
  const saved = await call('PUT', {
    version: made.options.version,
    options,
    variants: made.options.variants.map(({ id, optionValues, version }) => ({
      ...{ id, optionValues, version },
      ...{ price: '21.00', stockQuantity: 7 },
    })),
  });
  const removed = await call('PUT', { version: saved.options.version, options: [], variants: [] });
  return { 'made, ms': made.ms, 'saved, ms': saved.ms, 'removed, ms': removed.ms };
}
