import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const contract = /^@shopwright\/contracts\/http\/[\w-]+$/;
const isSource = (id = '') => /\/web\/src\/.*\.tsx?$/.test(id);
const wire = '?wire';

/**
 * Gives the web client its endpoints without their schemas: a browser needs little more than a method and a path, and Zod would be a
 * fifth of the home page's JavaScript. An import of a contract, by names or as a namespace, leads to a module that has each
 * endpoint and constant in a module of its own, and the schemas, as a form needs them, from the contract itself.
 */
export function endpointsWithoutSchemas(): Plugin {
  const contracts = new Map<string, Promise<Record<string, unknown>>>();
  const readContract = (file: string) => {
    const read = importContract(file);
    contracts.set(file, read);
    // A contract with an error is read again once it is repaired.
    read.catch(() => contracts.delete(file));
    return read;
  };
  return {
    name: 'endpoints-without-schemas',
    enforce: 'pre',
    async resolveId(source, importer) {
      const [file = '', name] = source.split(wire);
      if (name === undefined && !(contract.test(source) && isSource(importer))) return null;
      const resolved = await this.resolve(file, importer, { skipSelf: true });
      return resolved && { id: resolved.id + wire + (name ?? ''), moduleSideEffects: false };
    },
    async load(id) {
      const [file = '', name] = id.split(wire);
      if (name === undefined) return null;
      this.addWatchFile(file);
      // While sources are watched, a contract is loaded again because its file has changed.
      const exported = await ((!this.meta.watchMode && contracts.get(file)) || readContract(file));
      if (name) return `export const ${name.slice(1)} = ${JSON.stringify(toWireForm(exported[name.slice(1)]))};`;
      return Object.entries(exported)
        .map(([each, value]) => {
          const from = toWireForm(value) === undefined ? file : `${file}${wire}=${each}`;
          return `export { ${each} } from ${JSON.stringify(from)};`;
        })
        .join('\n');
    },
  };
}

/** Runs the contract and returns what it exports. */
async function importContract(file: string): Promise<Record<string, unknown>> {
  const { module } = await runnerImport<Record<string, unknown>>(path.resolve(file), { configFile: false });
  return module;
}

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/**
 * Undefined for what stays with the contract: schemas, and an endpoint that takes a file, whose limits its form needs. One that
 * answers with a file keeps its permission, by which a menu of exports is shown.
 */
function toWireForm(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && 'method' in value && 'path' in value) {
    const {
      method,
      path: url,
      timeoutMs,
      upload,
      refusesEndedSession,
      file,
      permission,
    } = value as Record<string, unknown>;
    const kept = { method, path: url, timeoutMs, refusesEndedSession };
    return upload ? undefined : { ...kept, ...(file !== undefined && { permission }) };
  }
  return isScalar(value) || (Array.isArray(value) && value.every(isScalar)) ? value : undefined;
}
