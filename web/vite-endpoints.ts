import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const contracts = '@shopwright/contracts/http/';
const isCaller = (importer: string) => /\/(api\.ts|lib\/queries\/[\w-]+\.ts)$/.test(importer);
const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/**
 * Files that only call (`api.ts`, `lib/queries/*`) get the endpoints without their schemas: the browser needs a
 * method and a path, and Zod would be a fifth of the home page's JavaScript. Forms import the schemas themselves.
 * What is left out here is a build error where it is imported all the same.
 */
export function endpointsWithoutSchemas(): Plugin {
  return {
    name: 'endpoints-without-schemas',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.startsWith(contracts) || !importer || !isCaller(importer.split('?')[0] ?? '')) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && `${resolved.id}?wire`;
    },
    async load(id) {
      if (!id.endsWith('?wire')) return null;
      const file = id.slice(0, -'?wire'.length);
      this.addWatchFile(file);
      const { module } = await runnerImport<Record<string, unknown>>(path.resolve(file), { configFile: false });
      return Object.entries(module)
        .map(([name, value]) => [name, wireForm(value)] as const)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}

function wireForm(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && 'method' in value && 'path' in value) {
    const { method, path: url, timeoutMs } = value as { method: string; path: string; timeoutMs?: number };
    return { method, path: url, timeoutMs };
  }
  return isScalar(value) || (Array.isArray(value) && value.every(isScalar)) ? value : undefined;
}
