import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const documents = tracked
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

const folders = new Set(tracked.map((file) => file.split('/')[0]));

/** Returns the id that GitHub gives to a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** Returns the relative links of a document that lead nowhere. */
function findBrokenLinks(file: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [target = '', anchor] = link.split('#');
    const linked = target ? path.join(path.dirname(file), target) : file;
    const full = path.join(root, linked);
    if (!existsSync(full)) return [link];
    const headings = anchor ? [...readFileSync(full, 'utf8').matchAll(/^#+ (.+)$/gm)] : [];
    return anchor && !headings.some(([, heading = '']) => anchorOf(heading) === anchor) ? [link] : [];
  });
}

/** Returns the `npm run` and `npm run lab` commands of a document that do not exist. */
function findMissingScripts(text: string): string[] {
  const names = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
  const experiments = [...text.matchAll(/\bnpm run lab -- ([a-z-]+)/g)].map(([, name = '']) => name);
  return [
    ...names.filter((name) => !scripts[name]),
    ...experiments.filter((name) => !existsSync(path.join(root, 'infra/lab', name, 'README.md'))),
  ];
}

/** Returns the paths of files in code spans, from the root of the repository, that do not exist. */
function findMissingPaths(text: string): string[] {
  const paths = [...text.matchAll(/`([\w-]+\/[\w./-]+)`/g)].map(([, name = '']) => name.replace(/\/$/, ''));
  return paths.filter(
    (name) => folders.has(name.split('/')[0] ?? '') && !/\bdist\b/.test(name) && !existsSync(path.join(root, name)),
  );
}

describe.each(documents)('$file', ({ file, text }) => {
  it('has no broken link', () => {
    expect(findBrokenLinks(file, text)).toEqual([]);
  });

  it('names only commands that exist', () => {
    expect(findMissingScripts(text)).toEqual([]);
  });

  it('names only files that exist', () => {
    expect(findMissingPaths(text)).toEqual([]);
  });
});

describe('the check of a document', () => {
  it('finds a broken link, command and path', () => {
    expect(findBrokenLinks('README.md', '[a](nowhere.md) [b](#no-such-heading) [c](https://example.com)')).toEqual([
      'nowhere.md',
      '#no-such-heading',
    ]);
    expect(findMissingScripts('`npm run nothing`, `npm run check`, `npm run lab -- none`')).toEqual([
      'nothing',
      'none',
    ]);
    expect(findMissingPaths('`services/catalog/src/nothing.ts` `services/catalog`')).toEqual([
      'services/catalog/src/nothing.ts',
    ]);
  });
});
