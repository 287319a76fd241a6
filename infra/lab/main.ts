import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `npm run lab` lists the experiments, each a folder with a README.md; `npm run lab -- NAME [ARGUMENTS]` runs the main.ts of
 * one, and `npm run lab -- NAME --help` prints its README.
 */
const folder = import.meta.dirname;
const readme = (name: string) => path.join(folder, name, 'README.md');

const [name, ...args] = process.argv.slice(2);
if (name === undefined) {
  for (const each of readdirSync(folder).filter((candidate) => existsSync(readme(candidate)))) {
    const [, summary = ''] = /^# .*\n+(.*?)$/m.exec(readFileSync(readme(each), 'utf8')) ?? [];
    console.log(`${each.padEnd(20)}${summary}`);
  }
} else if (!existsSync(readme(name))) {
  console.log(`There is no experiment "${name}": npm run lab lists them.`);
  process.exitCode = 1;
} else if (args.includes('--help')) {
  console.log(readFileSync(readme(name), 'utf8').trimEnd());
} else {
  // The experiment reads its own arguments.
  process.argv.splice(2, 1);
  await import(path.join(folder, name, 'main.ts'));
}
