import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A way in that is seen in the code, before anyone can go it. */
interface Door {
  name: string;
  pattern: RegExp;
}

const doors: readonly Door[] = [
  // A template is text from elsewhere, unless a function has quoted it or it is a number of the store's own.
  {
    name: 'a name from elsewhere in a statement',
    pattern: /\.(?:unsafe|raw)\(\s*`[^`]*\$\{(?!quoted?\(|tableLockMs)/g,
  },
  { name: 'a library that is kept as it failed to load', pattern: /(?:\?\?=|\blet \w+ =|^const \w+ =)\s*import\(/gm },
  {
    name: 'a connection that is kept from before its pool was replaced',
    pattern: /^(?:const|let) .*= (?:database|\w+\.database)\.(?:db|sql)\b/gm,
  },
];

/** Names the doors in a source text, with the line of each. */
export const findDoors = (text: string): string[] =>
  doors.flatMap(({ name, pattern }) =>
    [...text.matchAll(pattern)].map(({ index }) => `${name}, line ${text.slice(0, index).split('\n').length}`),
  );

/** The code that runs in a store, without its tests, drills and benches. */
const folders = ['packages', 'services', 'bff', 'workers', 'infra/backup', 'infra/local', 'infra/docker'];
/** Take names of tables and indexes from Postgres's catalogue, which it or `quoted` has quoted, and the schemas of the store. */
const known = ['restore-indexes', 'write-backup', 'restore-target', 'restore-backup'].map(
  (name) => `infra/backup/${name}.ts`,
);

/** Reads the code of the store and names every door in it. */
export function checkSource(root: string): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((name) => name.endsWith('.ts') && !/node_modules|test|\.d\.ts$/.test(name) && !known.includes(name)),
  );
  return files.flatMap((file) =>
    findDoors(readFileSync(path.join(root, file), 'utf8')).map((door) => `${file}: ${door}`),
  );
}
