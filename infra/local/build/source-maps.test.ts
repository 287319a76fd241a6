import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundling } from './build-servers';
import { linesOfOwnCode, type SourceMap } from './source-maps';

const source = `import { fails } from 'fails-here';

export function callOwn(): void {
  throw new Error('of our own');
}

for (const call of [callOwn, () => fails()]) {
  try {
    call();
  } catch (error) {
    console.log((error as Error).stack);
  }
}
`;

const failingPackage = `exports.fails = function fails() {
  throw new Error('of a package');
};
`;

let folder: string;
let map: SourceMap;
let stacks: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shopwright-maps-'));
  const file = (name: string) => path.join(folder, name);
  mkdirSync(file('node_modules/fails-here'), { recursive: true });
  writeFileSync(file('node_modules/fails-here/index.js'), failingPackage);
  writeFileSync(file('own.ts'), source);
  buildSync({
    ...bundling([]),
    absWorkingDir: folder,
    entryPoints: [{ in: file('own.ts'), out: 'own' }],
    outdir: folder,
  });
  map = JSON.parse(readFileSync(file('own.cjs.map'), 'utf8'));
  writeFileSync(file('own.cjs.map'), JSON.stringify(linesOfOwnCode(map)));
  stacks = execFileSync(process.execPath, ['--enable-source-maps', file('own.cjs')], { encoding: 'utf8' });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('names the lines of our own code in a stack', () => {
  expect(stacks).toMatch(/of our own\n\s+at callOwn .*own\.ts:4[:)]/);
  expect(stacks).toMatch(/own\.ts:9[:)]/);
});

it('names no line of our own for a package', () => {
  const [frame] = /(?<=of a package\n).*/.exec(stacks) ?? [];
  expect(frame).toMatch(/fails .*own\.cjs:\d+/);
});

it('keeps nothing of packages, and one mapping of a line', () => {
  const reduced = linesOfOwnCode(map);
  expect(map.sources).toContain('node_modules/fails-here/index.js');
  expect(reduced.sources).toEqual(['own.ts']);
  expect(reduced.mappings.length).toBeLessThan(map.mappings.length / 2);
});
