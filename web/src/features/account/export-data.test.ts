import { afterEach, expect, it, vi } from 'vitest';
import { collectExport } from './api';

afterEach(() => vi.unstubAllGlobals());

it('goes through every page of the orders and reviews', async () => {
  const total = 250;
  const fetched = vi.fn(async (address: string) => {
    const url = new URL(address, 'http://store');
    if (url.pathname === '/api/auth/export') return Response.json({ exportedAt: '2026-11-21T10:00:00Z' });
    if (url.pathname === '/api/orders/user/tax-exemption') return Response.json({ reason: 'Embassy 12' });
    const before = Number(url.searchParams.get('cursor') ?? total + 1);
    const limit = Number(url.searchParams.get('limit'));
    const ids = Array.from({ length: Math.min(limit, before - 1) }, (_, index) => before - 1 - index);
    const last = ids.at(-1) ?? 1;
    const headers: HeadersInit = last > 1 ? { link: `<${url.pathname}?cursor=${last}>; rel="next"` } : {};
    return Response.json(
      ids.map((id) => ({ id })),
      { headers },
    );
  });
  vi.stubGlobal('fetch', fetched);
  const { account, taxExemption, orders, reviews } = await collectExport();
  expect(taxExemption).toEqual({ reason: 'Embassy 12' });
  expect(account.exportedAt).toBe('2026-11-21T10:00:00Z');
  const all = Array.from({ length: total }, (_, index) => total - index);
  expect(orders.map(({ id }) => id)).toEqual(all);
  expect(reviews.map(({ id }) => id)).toEqual(all);
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
