/**
 * `npm run shape [-- FOLDER]`: how the code stands, in figures; FOLDER is another checkout to compare with. `--since COMMIT`
 * adds the product lines that each kind of commit after it added, so that a refactoring shows beside what was built.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureComponents } from './components';
import { countSince } from './count-since';
import { findCircles, findUpwardImports } from './layers';
import { measureLengths, readSourceFiles, type SourceFile } from './source-files';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { since: { type: 'string' } } });
const root = path.resolve(positionals[0] ?? '.');
const files = readSourceFiles(root);
const lines = sum(files);
const infra = sum(files.filter(({ name }) => name.startsWith('infra/')));
const lengths = measureLengths(files);
const components = measureComponents(root, files);
const circles = findCircles(files);
const upward = findUpwardImports(files);

print('product lines (without tests, data and texts)', lines);
print('infra, share of them', `${((100 * infra) / lines).toFixed(1)} %`);
print('TypeScript files', lengths.count);
print('lines a file: median, longest', `${lengths.median}, ${lengths.longest}`);
print('files of fewer than 12 lines', lengths.short.length);
print('lines of the longest component', Math.max(...components.map(({ lines }) => lines)));
print('import circles', circles.length);
print('imports against the layers', upward.length);
for (const [name, count] of readPaths()) print(`files to follow for ${name}`, count);
for (const { kind, commits, lines } of values.since ? countSince(root, values.since) : []) {
  print(`product lines of ${commits} commits of ${kind}`, lines);
}
for (const circle of circles) process.stdout.write(`  circle: ${circle.join(', ')}\n`);
for (const arrow of upward) process.stdout.write(`  against the layers: ${arrow}\n`);

function sum(some: SourceFile[]): number {
  return some.reduce((total, file) => total + file.lines, 0);
}

function print(label: string, value: number | string): void {
  process.stdout.write(`${label.padEnd(48)} ${value}\n`);
}

/** Counts the files that ARCHITECTURE.md lists for each path, after a heading such as "## The path of a price". */
function readPaths(): [string, number][] {
  const text = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8');
  const known = new Set(files.map(({ name }) => name));
  return [...text.matchAll(/^### (?:The path of )(.+)\n([\s\S]*?)(?=^#|(?![\s\S]))/gm)].map(
    ([, name = '', section = '']) => {
      const named = [...section.matchAll(/`([\w./-]+\.tsx?)`/g)].map((match) => match[1] ?? '');
      const unknown = named.filter((file) => !known.has(file));
      if (unknown.length > 0) throw new Error(`ARCHITECTURE.md names files that do not exist: ${unknown.join(', ')}`);
      return [name, new Set(named).size];
    },
  );
}
