import { randomUUID } from 'node:crypto';
import { createServiceClient } from '@shopwright/service-kit/http/client';
import { type DrawnKeys, readInternalKeys } from '@shopwright/service-kit/http/internal-keys';
import { createInternalTokens } from '@shopwright/service-kit/http/internal-token';
import { connectRedis } from '@shopwright/service-kit/messaging/queues';
import { areVisitorsHere } from '@shopwright/service-kit/messaging/visits';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import type postgres from 'postgres';
import { createPace } from '../../../workers/src/pace-imports';
import { runImports } from '../../../workers/src/run-imports';
import type { Services, Supplier } from '../../../workers/src/services';

/** A supplier that has every product. The one of the demonstration has six. */
const endless: Supplier = {
  async fetchItem(id) {
    return {
      id,
      title: `Imported Lamp ${id}`,
      description: 'A lamp of the supplier, one of many.',
      cost: '10.00',
      image: 'https://img.example.com/lamp.jpg',
      category: 'Lighting',
      supplierName: 'Bench Supplier',
    };
  },
};

/**
 * Imports so many new products with the handler of the workers, in this process, and the running catalog. Returns how many
 * a second were stored. The rows of the import are written by SQL, so that the store's own workers do not take it too.
 */
export async function importRows(
  sql: postgres.Sql,
  { catalogUrl, redisUrl, keys }: { catalogUrl: string; redisUrl: string; keys: DrawnKeys },
  count: number,
): Promise<number> {
  const jobId = randomUUID();
  await sql`insert into imports (id, supplier_type, profit_margin) values (${jobId}, 'bench', 30)`;
  await sql`
    insert into import_items (import_id, supplier_product_id, position)
    select ${jobId}, ${jobId} || '-' || n, n from generate_series(1, ${count}) n`;
  const catalog = createServiceClient(
    catalogUrl,
    createInternalTokens(readInternalKeys(keys.signingKeys.workers, keys.publicKeys)),
  );
  const redis = connectRedis(redisUrl, 'producer', createLogger('bench', 'error'));
  const pace = createPace({ areVisitorsHere: () => areVisitorsHere(redis) });
  const run = runImports({ catalog } as Pick<Services, 'catalog' | 'order' | 'auth'>, { bench: endless }, { pace });
  const startedAt = performance.now();
  const context = { isFinal: () => true, logger: createLogger('bench', 'error') };
  await run({ payload: { jobId } } as Parameters<typeof run>[0], context);
  const seconds = (performance.now() - startedAt) / 1000;
  redis.disconnect();
  const [stored] = await sql<{ rows: number }[]>`
    select count(*)::int as rows from import_items where import_id = ${jobId} and state = 'imported'`;
  if (stored?.rows !== count) throw new Error(`${stored?.rows} of ${count} rows were imported`);
  return count / seconds;
}
