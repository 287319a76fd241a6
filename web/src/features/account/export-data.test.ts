import { afterEach, expect, it, vi } from 'vitest';
import { collectExport } from './export-data';

afterEach(() => vi.unstubAllGlobals());

it('goes through every page of the orders', async () => {
  const total = 250;
  const fetched = vi.fn(async (address: string) => {
    const url = new URL(address, 'http://store');
    if (url.pathname === '/api/auth/export') return Response.json({ exportedAt: '2026-11-21T10:00:00Z' });
    if (url.pathname === '/api/reviews/mine') return Response.json([{ id: 1 }]);
    const before = Number(url.searchParams.get('cursor') ?? total + 1);
    const limit = Number(url.searchParams.get('limit'));
    const ids = Array.from({ length: Math.min(limit, before - 1) }, (_, index) => before - 1 - index);
    const last = ids.at(-1) ?? 1;
    const headers: HeadersInit = last > 1 ? { link: `</api/orders/user?cursor=${last}>; rel="next"` } : {};
    return Response.json(
      ids.map((id) => ({ id })),
      { headers },
    );
  });
  vi.stubGlobal('fetch', fetched);
  const { account, orders, reviews } = await collectExport();
  expect(account.exportedAt).toBe('2026-11-21T10:00:00Z');
  expect(orders.map(({ id }) => id)).toEqual(Array.from({ length: total }, (_, index) => total - index));
  expect(reviews).toHaveLength(1);
});

it('fails as a whole where one part cannot be had: half a copy is none', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) =>
      address.startsWith('/api/reviews') ? new Response(null, { status: 503 }) : Response.json([]),
    ),
  );
  await expect(collectExport()).rejects.toMatchObject({ status: 503 });
});
