import type { Endpoint } from '@shopwright/contracts/endpoint';
import { failImport, getImportWork } from '@shopwright/contracts/http/suppliers';
import { AppError } from '@shopwright/service-kit/errors';
import type { ServiceClient } from '@shopwright/service-kit/http/client';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { expect, it } from 'vitest';
import { runImports } from './run-imports';

it.each([
  ['file', 'The row could not be imported. Import it again.'],
  ['aliexpress', 'The supplier could not be reached'],
])('an import from %s that cannot succeed says so in its own words', async (supplierType, reason) => {
  const away = () => {
    throw new AppError('unavailable', 'connect ECONNREFUSED');
  };
  const reasons: string[] = [];
  const call = async (endpoint: Endpoint, { body }: { body?: { reason: string } }) => {
    if (endpoint === (getImportWork as Endpoint)) return { supplierType, profitMargin: 30, pendingIds: ['A1'] };
    if (endpoint !== (failImport as Endpoint)) return away();
    reasons.push(body?.reason ?? '');
    return { failed: 1, isDone: true };
  };
  const catalog: ServiceClient = { call: call as unknown as ServiceClient['call'], ping: async () => undefined };
  const run = runImports({ catalog }, { aliexpress: { fetchItem: async () => away() } });
  const event = { id: 'e1', type: 'import-requested' as const, payload: { jobId: 'j1' } };
  await run(event, { logger: createLogger('test', 'silent'), isFinal: () => true });
  expect(reasons).toEqual([reason]);
});
