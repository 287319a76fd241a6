import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundles, bundling } from './build-servers';

/** The files in the bundle of the catalog, which has a database and queues. */
let files: string[];

beforeAll(async () => {
  const name = 'services/catalog/src/main';
  const result = await build({ ...bundling([[name, bundles[name] ?? '']]), write: false });
  files = Object.values(result.metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  );
});

const ofPackage = (name: string) => files.filter((file) => file.includes(`node_modules/${name}/`));

describe('the bundle of a server', () => {
  it.each(['zod', 'drizzle-orm', 'bullmq', 'postgres'])('contains %s', (name) => {
    expect(ofPackage(name)).not.toEqual([]);
  });

  it.each(['ioredis', 'pino', 'sharp', 'iconv-lite'])('leaves %s to Node', (name) => {
    expect(ofPackage(name)).toEqual([]);
  });

  it('leaves out the languages of zod, which the store has itself', () => {
    const languages = files.filter((file) => /zod\/.*\/locales\/\w+\.js$/.test(file));
    expect(languages.map((file) => file.split('/').at(-1))).toEqual(['en.js', 'index.js']);
  });

  it('has one copy of each package', () => {
    const copies = files.flatMap((file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []);
    const names = [...new Set(copies)].map((folder) => folder.split('node_modules/').at(-1) ?? '');
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
