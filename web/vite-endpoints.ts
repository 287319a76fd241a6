import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const contractImports = /^import \{([^}]+)\} from '(@shopwright\/contracts\/http\/[\w-]+)';/gm;
const wireQuery = '?wire=';
const isSource = (id: string) => /\/web\/src\/.*\.tsx?$/.test(id);

/**
 * Gives the web client its endpoints without their schemas: a browser needs little more than a method and a path, and Zod would be a
 * fifth of the home page's JavaScript. An import of an endpoint or a constant leads to that value alone, in a module of
 * its own, and an import of a schema, as a form has it, to the contract itself. So an endpoint is declared once, for both ends of the wire.
 */
export function endpointsWithoutSchemas(): Plugin {
  const values = new Map<string, Promise<Record<string, unknown>>>();
  const readValues = (file: string) => {
    const read = importValues(file);
    values.set(file, read);
    // A contract with an error is read again once it is repaired.
    read.catch(() => values.delete(file));
    return read;
  };
  return {
    name: 'endpoints-without-schemas',
    enforce: 'pre',
    async transform(code, id) {
      if (!isSource(id)) return null;
      for (const [, , contract = ''] of code.matchAll(contractImports)) {
        const file = (await this.resolve(contract, id))?.id;
        if (!file) continue;
        const known = await (values.get(file) ?? readValues(file));
        code = splitImport(code, contract, (name) => name in known);
      }
      return { code, map: null };
    },
    async resolveId(source, importer) {
      const [contract = '', name] = source.split(wireQuery);
      const resolved = name && (await this.resolve(contract, importer, { skipSelf: true }));
      return resolved ? resolved.id + wireQuery + name : null;
    },
    async load(id) {
      const [file = '', name] = id.split(wireQuery);
      if (!name) return null;
      this.addWatchFile(file);
      // While sources are watched, a value is loaded again because its file has changed.
      const known = await ((!this.meta.watchMode && values.get(file)) || readValues(file));
      return `export const ${name} = ${JSON.stringify(known[name])};`;
    },
  };
}

/** Runs the contract and returns what it exports to the client. */
async function importValues(file: string): Promise<Record<string, unknown>> {
  const { module } = await runnerImport<Record<string, unknown>>(path.resolve(file), { configFile: false });
  const known = Object.entries(module).map(([name, value]) => [name, toWireForm(value)] as const);
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
}

/** Leaves types out, which no code needs, and keeps the number of lines, so that the source map stays right. */
function splitImport(code: string, contract: string, isValue: (name: string) => boolean): string {
  return code.replace(contractImports, (statement, list: string, from: string) => {
    if (from !== contract) return statement;
    const names = list.split(',').map((name) => name.trim());
    const values = names.filter(isValue);
    const schemas = names.filter((name) => name && !name.startsWith('type ') && !isValue(name));
    const parts = values.map((name) => `import { ${name} } from '${from}${wireQuery}${name}';`);
    if (schemas.length > 0) parts.push(`import { ${schemas} } from '${from}';`);
    return parts.join(' ') + '\n'.repeat(statement.split('\n').length - 1);
  });
}

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** Undefined for what stays with the contract: schemas, and an endpoint that takes a file, whose limits its form needs. */
function toWireForm(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && 'method' in value && 'path' in value) {
    const { method, path: url, timeoutMs, upload, refusesEndedSession } = value as Record<string, unknown>;
    return upload ? undefined : { method, path: url, timeoutMs, refusesEndedSession };
  }
  return isScalar(value) || (Array.isArray(value) && value.every(isScalar)) ? value : undefined;
}
