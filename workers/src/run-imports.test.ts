import type { Endpoint } from '@shopwright/contracts/endpoint';
import {
  addImportItems,
  finishReading,
  importPart,
  nextImportBatch,
  processImportItems,
} from '@shopwright/contracts/http/internal-imports';
import { failImport, getImportWork, type ImportWork } from '@shopwright/contracts/http/suppliers';
import { AppError } from '@shopwright/service-kit/errors';
import type { ServiceClient } from '@shopwright/service-kit/http/client';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { describe, expect, it } from 'vitest';
import { runImports } from './run-imports';

type Call = [endpoint: Endpoint, body: unknown];

/** A catalog that has a file in parts, and an answer for each call. Records the calls that it received. */
function createCatalog(work: Partial<ImportWork>, { parts = [] as string[], isAway = false } = {}) {
  const calls: Call[] = [];
  const responses = new Map<Endpoint, unknown>([
    [getImportWork as Endpoint, { supplierType: 'file', profitMargin: 30, pendingIds: ['A1'], ...work }],
    [failImport as Endpoint, { failed: 1, isDone: true }],
    [addImportItems as Endpoint, undefined],
    [finishReading as Endpoint, undefined],
    [nextImportBatch as Endpoint, { kind: 'products', batch: null }],
    [processImportItems as Endpoint, { done: 0, isDone: true }],
  ]);
  const needed = new Set<Endpoint>([getImportWork as Endpoint, failImport as Endpoint]);
  const fail = (): never => {
    throw new AppError('unavailable', 'connect ECONNREFUSED');
  };
  const call = async (
    endpoint: Endpoint,
    { body, params }: { body?: unknown; params: { position?: number } },
  ): Promise<unknown> => {
    if (isAway && !needed.has(endpoint)) fail();
    calls.push([endpoint, body]);
    if (endpoint === (importPart as Endpoint)) return Buffer.from(parts[params.position ?? 0] ?? '');
    return responses.get(endpoint);
  };
  const catalog: ServiceClient = { call: call as unknown as ServiceClient['call'], ping: async () => undefined };
  const bodiesOf = (endpoint: unknown) => calls.flatMap(([called, body]) => (called === endpoint ? [body] : []));
  const run = () =>
    runImports({ catalog, order: catalog, auth: catalog }, { aliexpress: { fetchItem: async () => fail() } })(
      { id: 'e1', type: 'import-requested', payload: { jobId: 'j1' } },
      { logger: createLogger('test', 'silent'), isFinal: () => true },
    );
  return { run, bodiesOf };
}

const toFile = (parts: string[]) => ({
  name: 'products.csv',
  parts: parts.length,
  kind: 'auto' as const,
  encoding: null,
  mapping: null,
});

it.each([
  ['a file that is read', { supplierType: 'file' }, 'The row could not be imported. Import it again.'],
  ['a file', { supplierType: 'file', file: toFile(['x']) }, 'The file could not be read. Import it again.'],
  ['a supplier', { supplierType: 'aliexpress' }, 'The supplier could not be reached'],
])('an import from %s that cannot succeed says so in its own words', async (_, work, reason) => {
  const { run, bodiesOf } = createCatalog(work, { isAway: true });
  await run();
  expect(bodiesOf(failImport)).toEqual([{ reason }]);
});

describe('a file', () => {
  it('is read from its parts, and imported', async () => {
    const parts = ['name,pri', 'ce\nLamp,3\nCh', 'air,4\n'];
    const { run, bodiesOf } = createCatalog({ file: toFile(parts) }, { parts });
    await run();
    expect(bodiesOf(addImportItems)).toMatchObject([
      {
        head: { format: 'shopwright', columns: [{ name: 'name' }, { name: 'price' }] },
        items: [
          { key: 'row:2', rows: [{ row: 2, cells: { name: 'Lamp', price: '3' } }] },
          { key: 'row:3', rows: [{ row: 3, cells: { name: 'Chair', price: '4' } }] },
        ],
      },
    ]);
    expect(bodiesOf(finishReading)).toEqual([{}]);
    expect(bodiesOf(processImportItems)).toEqual([{ continueLater: false }]);
  });

  it('that cannot be read has the reason', async () => {
    const parts = ['name,price\n"Lamp,3\n'];
    const { run, bodiesOf } = createCatalog({ file: toFile(parts) }, { parts });
    await run();
    expect(bodiesOf(finishReading)).toEqual([
      { problem: 'Row 2 does not end. It may have a quote that is never closed.' },
    ]);
    expect(bodiesOf(failImport)).toEqual([]);
  });
});
