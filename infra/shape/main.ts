/**
 * `npm run shape [-- FOLDER]`: how many lines the product has; FOLDER is another checkout to compare with. `--since COMMIT`
 * adds the product lines that each kind of commit after it added, so that a refactoring shows beside what was built.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { countSince } from './count-since';
import { readSourceFiles } from './source-files';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { since: { type: 'string' } } });
const root = path.resolve(positionals[0] ?? '.');
const files = readSourceFiles(root);
const sum = (folder: string) =>
  files.filter(({ name }) => name.startsWith(folder)).reduce((total, { lines }) => total + lines, 0);
const print = (label: string, value: number) => process.stdout.write(`${label.padEnd(48)} ${value}\n`);

print('product lines (without tests, data and texts)', sum(''));
for (const folder of ['packages/', 'services/', 'bff/', 'workers/', 'web/', 'infra/']) print(folder, sum(folder));
for (const { kind, commits, lines } of values.since ? countSince(root, values.since) : []) {
  print(`product lines of ${commits} commits of ${kind}`, lines);
}
