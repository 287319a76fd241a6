import { existsSync } from 'node:fs';
import path from 'node:path';
import { type BuildOptions, build, formatMessages, stop } from 'esbuild';
import { fromRoot, repositoryRoot } from '../paths';
import { UserError } from '../user-error';
import { type BuildStamps, type FileStamps, stampFiles } from './build-stamps';
import { externalPackages } from './bundled-packages';
import { isOwnCode } from './source-maps';

const services = ['catalog', 'order', 'auth'];

/** The bundles, from TypeScript source to CommonJS, without their endings. */
export const bundles: Record<string, string> = {
  ...Object.fromEntries(
    services.flatMap((service) =>
      ['main', 'migrate', 'seed', 'audit-log'].map((name) => [
        `services/${service}/src/${name}`,
        `services/${service}/dist/${name}`,
      ]),
    ),
  ),
  'services/order/src/documents/drawing-process': 'services/order/dist/drawing-process',
  'services/auth/src/setup-link': 'services/auth/dist/setup-link',
  'services/auth/src/reset-two-factor': 'services/auth/dist/reset-two-factor',
  'bff/src/main': 'bff/dist/main',
  'workers/src/main': 'workers/dist/main',
  'workers/src/product-files/workbook-process': 'workers/dist/workbook-process',
  'infra/observability/collector/main': 'infra/dist/collector',
  'packages/mailbox/src/main': 'infra/dist/mailbox',
  'packages/stripe-sandbox/src/main': 'infra/dist/stripe-sandbox',
  'infra/database/main': 'infra/dist/database',
  'infra/backup/main': 'infra/dist/backup',
  'infra/demo-orders/main': 'infra/dist/demo-orders',
  'infra/local/build/reduce-source-maps': 'infra/dist/reduce-source-maps',
  'infra/docker/check-process': 'packages/service-kit/dist/check-process',
  'packages/service-kit/src/runtime/telemetry': 'packages/service-kit/dist/telemetry',
};

/** Returns esbuild's options for these bundles: pairs of source and result. */
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
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    sourcemap: true,
    sourcesContent: false,
    banner: { js: '"use strict";' },
    metafile: true,
    logLevel: 'silent',
    external: externalPackages,
  } satisfies BuildOptions;
}

/** Bundles what is not up to date, all in one go, and notes in `stamps` from which files each bundle was made. Returns the files. */
export async function buildServers(stamps: BuildStamps, staleOnly: boolean): Promise<string[]> {
  const wanted = Object.entries(bundles).filter(([, out]) => !staleOnly || !isFresh(out, stamps));
  if (wanted.length === 0) return [];
  const result = await build(bundling(wanted)).catch(refuse);
  await stop();
  for (const [, out] of wanted) {
    // The key of the stamps has the versions of all packages.
    const inputs = Object.keys(result.metafile.outputs[`${out}.cjs`]?.inputs ?? {}).filter(isOwnCode);
    stamps.bundles[out] = stampFiles(inputs.map((input) => path.resolve(repositoryRoot, input)));
  }
  return wanted.map(([, out]) => `${out}.cjs`);
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
