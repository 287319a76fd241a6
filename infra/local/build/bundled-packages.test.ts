import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundles, bundling } from './build-servers';

/** The files in the bundle of the catalog, which has a database and queues. */
let files: string[];

beforeAll(async () => {
  const name = 'services/catalog/src/main';
  const result = await build({ ...bundling([[name, bundles[name] ?? '']]), write: false });
  files = Object.keys(result.metafile.inputs);
});

const ofPackage = (name: string) => files.filter((file) => file.includes(`node_modules/${name}/`));

describe('the bundle of a server', () => {
  it.each(['zod', 'drizzle-orm', 'bullmq', 'postgres'])('contains %s', (name) => {
    expect(ofPackage(name)).not.toEqual([]);
  });

  it.each(['ioredis', 'pino', 'sharp', 'iconv-lite'])('leaves %s to Node', (name) => {
    expect(ofPackage(name)).toEqual([]);
  });

  // This fails if a new version of a package has moved these files, since `unused` then no longer names them.
  it('leaves out the languages of zod and the queues in Postgres', () => {
    expect(files.filter((file) => /zod\/.*\/locales\//.test(file)).map((file) => file.split('/').at(-1))).toEqual([
      'en.js',
      'index.js',
    ]);
    expect(files.filter((file) => /bullmq\/.*\/postgres\//.test(file))).toHaveLength(1);
  });

  it('has one copy of each package', () => {
    const copies = files.flatMap((file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []);
    const names = [...new Set(copies)].map((folder) => folder.split('node_modules/').at(-1) ?? '');
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
