import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';

/** Inside the repository, where Node finds the packages that are not bundled. */
const cacheFolder = path.resolve(import.meta.dirname, '../../../node_modules/.cache');

/** OpenTelemetry instruments them as they are loaded. */
const external = ['ioredis', 'pino'];

/**
 * Bundles a program of a test and returns its file, which Node runs without a loader: translating the sources in each process
 * takes ten times the CPU. The file is removed when this process ends.
 */
export function bundleProgram(source: string): string {
  mkdirSync(cacheFolder, { recursive: true });
  const folder = mkdtempSync(path.join(cacheFolder, 'test-program-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const outfile = path.join(folder, 'program.cjs');
  buildSync({
    stdin: { contents: source, resolveDir: import.meta.dirname, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external,
    logLevel: 'error',
  });
  return outfile;
}
