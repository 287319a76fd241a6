import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { myOrdersQuery } from './api';

afterEach(() => vi.unstubAllGlobals());

async function hasNextPage(headers: HeadersInit): Promise<boolean> {
  const orders = Array.from({ length: 50 }, (_, index) => ({ id: 50 - index }));
  vi.stubGlobal('fetch', async () => Response.json(orders, { headers }));
  const observer = new InfiniteQueryObserver(new QueryClient(), myOrdersQuery);
  await observer.refetch();
  return observer.getCurrentResult().hasNextPage;
}

it('offers no more after exactly 50 orders', async () => {
  expect(await hasNextPage({})).toBe(false);
});

it('offers more where the server names a next page', async () => {
  expect(await hasNextPage({ link: '</api/orders/user?cursor=1>; rel="next"' })).toBe(true);
});
