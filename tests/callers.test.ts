import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint, ProcessName } from '@shopwright/contracts/endpoint';
import { publicEndpoints } from '@shopwright/contracts/public-endpoints';
import { describe, expect, it } from 'vitest';

/** A process that calls an endpoint which does not name it would be refused by a store with keys, and by no other test. */
const sources: [ProcessName, string][] = [
  ['bff', 'bff/src'],
  ['order', 'services/order/src'],
  ['workers', 'workers/src'],
];

const call = /\.call\(\s*(\w+)/g;
const imports = /import(?: type)? (\{[^}]*\}|\* as \w+) from '@shopwright\/contracts\/([\w/-]+)'/g;

type Exports = Record<string, unknown>;

/** Reads which endpoints a file calls by the name that it imports them under. */
async function readCalls(file: string): Promise<{ name: string; endpoint: Endpoint }[]> {
  const text = readFileSync(file, 'utf8');
  const known = new Map<string, unknown>();
  for (const [, names = '', module = ''] of text.matchAll(imports)) {
    const url = pathToFileURL(path.resolve(`packages/contracts/src/${module}.ts`)).href;
    const exported = (await import(url)) as Exports;
    for (const entry of names.replace(/[{}]/g, '').split(',')) {
      const [from = '', to = from] = entry.trim().split(/\s+as\s+/);
      known.set(to, exported[from]);
    }
  }
  return [...text.matchAll(call)].flatMap(([, name = '']) => {
    const value = known.get(name) as Partial<Endpoint> | undefined;
    return value?.callers ? [{ name, endpoint: value as Endpoint }] : [];
  });
}

const list = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/test/.test(file))
    .map((file) => path.join(folder, file));

describe.each(sources)('%s', (process, folder) => {
  it('is named by each endpoint that it calls', async () => {
    const calls = (await Promise.all(list(folder).map(readCalls))).flat();
    expect(calls.length).toBeGreaterThan(4);
    expect(calls.filter(({ endpoint }) => !endpoint.callers.includes(process)).map(({ name }) => name)).toEqual([]);
  });
});

it('is the BFF, and others where they are named, for what visitors and users call', () => {
  expect(publicEndpoints.filter(({ callers }) => !callers.includes('bff'))).toEqual([]);
});
