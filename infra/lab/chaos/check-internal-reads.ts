import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Endpoint, fillPath } from '@shopwright/contracts/endpoint';
import { maxInteger } from '@shopwright/contracts/fields';
import { readInternalKeys } from '@shopwright/service-kit/http/internal-keys';
import { createInternalTokens } from '@shopwright/service-kit/http/internal-token';
import { readEndpoints } from '@shopwright/tests/killed-processes/test-endpoints';
import { loadSecrets } from '../../local/secrets';

const contracts = path.resolve(import.meta.dirname, '../../../packages/contracts/src/http');

/** Returns every endpoint with a GET that only the store's own processes call. */
async function listInternalReads(): Promise<Endpoint[]> {
  const files = readdirSync(contracts).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules = await Promise.all(
    files.map((name) => import(pathToFileURL(path.join(contracts, name)).href) as Promise<Record<string, unknown>>),
  );
  const isRead = (value: unknown): value is Endpoint =>
    typeof value === 'object' && value !== null && 'access' in value && value.access === 'system' && 'path' in value;
  return modules.flatMap((module) => Object.values(module).filter(isRead)).filter(({ method }) => method === 'GET');
}

/** A call of one endpoint: returns what is wrong with its answer, if anything. */
export interface InternalRead {
  name: string;
  findFault(): Promise<string | undefined>;
}

/** Returns a call of each internal endpoint with a GET, about rows that do not exist, as the process that may make it. */
export async function prepareInternalReads(home: string): Promise<InternalRead[]> {
  const { internalKeys } = await loadSecrets(home);
  const ids = new Proxy({}, { get: (_, name) => (name === 'id' ? String(maxInteger) : randomUUID()) });
  return (await listInternalReads()).map((endpoint) => {
    const name = `GET ${endpoint.path}`;
    const caller = endpoint.callers[0] ?? 'bff';
    const keys = readInternalKeys(internalKeys.signingKeys[caller], internalKeys.publicKeys);
    const tokens = createInternalTokens(keys);
    return {
      name,
      async findFault() {
        const { processes } = await readEndpoints(home);
        const found = processes.find((process) => process.name === endpoint.service);
        if (!found) return `${endpoint.service} does not run`;
        const { status } = await fetch(`http://127.0.0.1:${found.port}${fillPath(endpoint.path, ids)}`, {
          headers: await tokens.headersFor({ role: 'system' }, endpoint.service as 'order'),
          signal: AbortSignal.timeout(10_000),
        });
        return status < 500 ? undefined : `${name} as ${caller}: ${status}`;
      },
    };
  });
}
