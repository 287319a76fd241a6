import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build, formatMessages, type Plugin, stop } from 'esbuild';
import { seededServices } from '../environment';
import { fromRoot, repositoryRoot } from '../paths';
import { UserError } from '../user-error';
import { type BuildStamps, type FileStamps, stampFiles } from './build-stamps';

const services = ['catalog', 'order', 'auth'];

/** What is bundled, without its ending: from TypeScript source to CommonJS. */
export const bundles: Record<string, string> = {
  ...Object.fromEntries(
    services.flatMap((service) =>
      ['main', 'migrate', ...(seededServices.includes(service) ? ['seed'] : [])].map((name) => [
        `services/${service}/src/${name}`,
        `services/${service}/dist/${name}`,
      ]),
    ),
  ),
  'services/auth/src/setup-link': 'services/auth/dist/setup-link',
  'services/auth/src/reset-two-factor': 'services/auth/dist/reset-two-factor',
  'bff/src/main': 'bff/dist/main',
  'workers/src/main': 'workers/dist/main',
  'infra/observability/collector/main': 'infra/dist/collector',
  'packages/mailbox/src/main': 'infra/dist/mailbox',
  'packages/stripe-sandbox/src/main': 'infra/dist/stripe-sandbox',
  'infra/database/main': 'infra/dist/database',
  'infra/backup/main': 'infra/dist/backup',
  'infra/demo-orders/main': 'infra/dist/demo-orders',
  'infra/docker/check-process': 'packages/service-kit/dist/check-process',
  'packages/service-kit/src/runtime/telemetry': 'packages/service-kit/dist/telemetry',
};

/**
 * The database driver is bundled because it is patched. The others are ES modules with a default export, which a
 * CommonJS bundle would get wrong when it requires them.
 */
const bundledPackages = ['postgres', 'p-queue', 'p-timeout'];

/**
 * Our own packages are bundled in. The others stay what Node loads from `node_modules` beside the bundle, since
 * OpenTelemetry instruments modules as they are loaded.
 */
const externalPackages: Plugin = {
  name: 'external-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ kind, path: name }) =>
      kind === 'entry-point' || name.startsWith('@shopwright/') || bundledPackages.includes(name)
        ? undefined
        : { path: name, external: true },
    );
  },
};

/**
 * Node reads the source map of each module as it loads it, and keeps it: 11 MiB in each process, for code that is not ours.
 * The bundle's own map was read before its first line.
 */
const withoutMapsOfPackages = {
  banner: { js: '"use strict";process.setSourceMapsEnabled(false);' },
  footer: { js: 'process.setSourceMapsEnabled(true);' },
};

/** How the given bundles are made: pairs of source and result. */
export function bundling(wanted: [source: string, out: string][]) {
  return {
    absWorkingDir: repositoryRoot,
    entryPoints: wanted.map(([source, out]) => ({ in: `${source}.ts`, out })),
    outdir: repositoryRoot,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    ...withoutMapsOfPackages,
    metafile: true,
    logLevel: 'silent',
    plugins: [externalPackages, patchPostgresDriver],
  } satisfies BuildOptions;
}

/** Bundles what is not up to date, all in one go, and notes in `stamps` from which files each bundle was made. */
export async function buildServers(stamps: BuildStamps, staleOnly: boolean): Promise<string[]> {
  const wanted = Object.entries(bundles).filter(([, out]) => !staleOnly || !isFresh(out, stamps));
  if (wanted.length === 0) return [];
  const result = await build(bundling(wanted)).catch(refuse);
  await stop();
  for (const [, out] of wanted) {
    const inputs = Object.keys(result.metafile.outputs[`${out}.cjs`]?.inputs ?? {});
    stamps.bundles[out] = stampFiles(inputs.map((input) => path.resolve(repositoryRoot, input)));
  }
  return wanted.map(([, out]) => out);
}

function isFresh(out: string, stamps: BuildStamps): boolean {
  const before = stamps.bundles[out];
  return (
    before !== undefined && existsSync(fromRoot(`${out}.cjs`)) && sameStamps(before, stampFiles(Object.keys(before)))
  );
}

function sameStamps(one: FileStamps, other: FileStamps): boolean {
  return Object.entries(one).every(([file, stamp]) => other[file] === stamp);
}

async function refuse(error: unknown): Promise<never> {
  const errors = error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  const detail = errors.length > 0 ? (await formatMessages(errors, { kind: 'error' })).join('') : String(error);
  await stop();
  throw new UserError('The servers cannot be built.', { detail, cause: error });
}

const unguarded = 'const x = socket.write(chunk, fn)';
const guarded = 'if (socket === null) { nextWriteTimer = null; return false }\n    const x = socket.write(chunk, fn)';

/**
 * postgres.js 3.4.9 writes to a socket that is gone when Postgres dies during a transaction, and the error ends the
 * process (its issues 1066, 1154 and 1208). With the check the transaction fails as it should and the pool reconnects.
 * A version without the faulty line stops the build, so that this file is removed once it is not needed.
 */
export const patchPostgresDriver: Plugin = {
  name: 'patch-postgres-driver',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]postgres[\\/](cjs[\\/])?src[\\/]connection\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!source.includes(unguarded))
        return { errors: [{ text: 'postgres.js has changed: check whether patch-postgres-driver is still needed.' }] };
      return { contents: source.replace(unguarded, guarded), loader: 'js' };
    });
  },
};
