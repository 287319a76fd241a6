import { nextCursor } from '@shopwright/contracts/next-page';
import { AppError } from '@shopwright/service-kit/errors';
import type { ReadCatalog } from './read-catalog';

const pageSize = 200;

/** The ids of all products on sale, page by page. */
export async function listProductIds(read: ReadCatalog): Promise<number[]> {
  const ids: number[] = [];
  let cursor: string | undefined;
  do {
    const query = new URLSearchParams({ limit: String(pageSize), ...(cursor && { cursor }) });
    const reply = await read(`/api/products?${query}`);
    if (!reply.ok) throw new AppError('unavailable', `The catalog answered ${reply.status}`);
    for (const { id } of (await reply.json()) as { id: number }[]) ids.push(id);
    cursor = nextCursor(reply.headers.get('link'));
  } while (cursor);
  return ids;
}
