import { parseArgs } from 'node:util';
import type { AttributeFilter } from '@shopwright/contracts/attribute-filter';
import { sorts } from '@shopwright/contracts/http/products';
import { connectDatabase } from '@shopwright/service-kit/database/connection';
import { prepareDatabase } from '@shopwright/service-kit/database/roles';
import { testPasswords } from '@shopwright/testing/test-database';
import type { TestProject } from 'vitest/node';
import { countProductFacets } from '../../../services/catalog/src/products/count-product-facets';
import { listProducts } from '../../../services/catalog/src/products/list-products';
import { insertManyProducts } from '../../../services/catalog/src/test-many-products';
import { migrateAll } from '../../backup/service-migrations';
import { repositoryRoot } from '../../local/paths';
import startServers from '../../local/tests/test-servers';
import { quantileMs } from '../bench/run-load';
import { print, timed } from '../print';
import { values as valueIds, writeValues } from './write-values';

const { values } = parseArgs({
  options: { products: { type: 'string', default: '1000000' }, calls: { type: 'string', default: '150' } },
});
const [products, calls] = [Number(values.products), Number(values.calls)];

const limitMs = 150;
const hourMs = 3_600_000;

const of = (id: number, ...chosen: number[]): AttributeFilter => ({ id, values: chosen });
const { half, otherHalf, third, few, rare, almostOtherHalf } = valueIds;

const filters: Record<string, AttributeFilter[]> = {
  'one in 2': [of(1, half)],
  'one in 3': [of(2, third)],
  'one in 300': [of(3, few)],
  'one in 4,000': [of(3, rare)],
  'all by two values': [of(1, half, otherHalf)],
  'one in 2 and one in 3': [of(1, half), of(2, third)],
  'one in 2 and one in 300': [of(1, half), of(3, few)],
  'two halves, one in 20,000 has both': [of(1, half), of(4, almostOtherHalf)],
  'a range of one in 2': [{ id: 5, min: '0', max: '249' }],
  'a range of one in 10, and one in 3': [{ id: 5, min: '100', max: '149' }, of(2, third)],
};

/** Measures filtered lists: `npm run lab -- facets`. README.md says when it fails. */
async function main(): Promise<void> {
  let adminUrl = '';
  const provide = (name: string, value: string) => {
    if (name === 'postgresAdminUrl') adminUrl = value;
  };
  const stopServers = await startServers({ provide, onTestsRerun: () => undefined } as unknown as TestProject);
  const urls = await prepareDatabase({ adminUrl, database: 'lab_facets', passwords: testPasswords });
  await migrateAll(repositoryRoot, urls);
  const writing = connectDatabase({
    url: urls.catalog,
    deadlines: { statementMs: hourMs, queryMs: hourMs, silenceMs: hourMs },
  });
  const database = connectDatabase({ url: urls.catalog });
  try {
    const write = async () => {
      await insertManyProducts(writing.db, products);
      await writeValues(writing.db);
    };
    print(`${products} products written`, await timed(write));
    let slowest = 0;
    for (const [name, attributes] of Object.entries(filters)) {
      for (const categoryId of [undefined, 3]) {
        const times: number[] = [];
        for (let call = 0; call < calls; call++) {
          const sort = sorts[call % sorts.length] ?? 'featured';
          const startedAt = performance.now();
          await Promise.all([
            listProducts(database, { attributes, categoryId, sort, limit: 24 }, 'anonymous'),
            countProductFacets(database, { attributes, categoryId }),
          ]);
          // The first calls fill Postgres's cache.
          if (call >= 10) times.push(performance.now() - startedAt);
        }
        const [p50, p99, max] = [0.5, 0.99, 1].map((share) => quantileMs(times, share));
        slowest = Math.max(slowest, p99 ?? 0);
        print(categoryId ? `${name}, one category` : name, `p50 ${p50}  p99 ${p99}  max ${max} ms`);
      }
    }
    print('slowest p99', `${slowest} ms, at most ${limitMs}`);
    if (slowest > limitMs) process.exitCode = 1;
  } finally {
    await writing.close();
    await database.close();
    await stopServers();
  }
}

await main();
