import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface SourceFile {
  /** From the repository's root. */
  name: string;
  lines: number;
  /** The files of this repository that it imports, from the root. */
  imports: string[];
}

const endings = ['', '.ts', '.tsx', '.css', '.mjs', '.cjs', '.js'];
const isCode = (name: string) => /\.(ts|tsx|css|mjs|cjs|js)$/.test(name);
const isTest = (name: string) =>
  /\.(test|e2e)\.tsx?$|(^|\/)(tests|e2e)\/|^packages\/testing\/|\/test-[\w-]+\.tsx?$|\.config\.ts$/.test(name);
/** Catalogue, translations and email texts: lines that hold what is said, not what is done. */
const isText = (name: string) => /\/(locales|texts|drizzle)\/|-texts\.ts$|\/seed\/(products|translations)\//.test(name);

export const isProductCode = (name: string) => isCode(name) && !isTest(name) && !isText(name);

/** Reads what the product is made of: code that is neither test, data nor text. */
export function readSourceFiles(root: string): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((name) => isProductCode(name) && existsSync(path.join(root, name)))
    .map((name) => {
      const text = readFileSync(path.join(root, name), 'utf8');
      return { name, lines: text.split('\n').length - 1, imports: readImports(root, name, text) };
    });
}

/** Measures the lengths of the TypeScript files, the shortest first. */
export function measureLengths(files: SourceFile[]) {
  const sorted = files.filter(({ name }) => /\.tsx?$/.test(name)).sort((a, b) => a.lines - b.lines);
  return {
    count: sorted.length,
    median: sorted[Math.floor(sorted.length / 2)]?.lines ?? 0,
    longest: sorted.at(-1)?.lines ?? 0,
    short: sorted.filter(({ lines }) => lines < 12).map(({ name }) => name),
  };
}

function readImports(root: string, name: string, text: string): string[] {
  const specifiers = [...text.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '');
  return specifiers.flatMap((specifier) => {
    const target = resolveImport(path.dirname(name), specifier);
    const found = target && endings.map((ending) => target + ending).find((file) => isFile(root, file));
    return found ? [found] : [];
  });
}

/** Follows relative imports and those of workspace packages; anything else is a library. */
function resolveImport(folder: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(folder, specifier);
  const [, name, rest = 'sandbox'] = /^@shopwright\/([\w-]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (!name) return undefined;
  const home = ['catalog', 'order', 'auth'].includes(name) ? 'services' : 'packages';
  return ['bff', 'web', 'workers'].includes(name) ? `${name}/src/${rest}` : `${home}/${name}/src/${rest}`;
}

const isFile = (root: string, name: string) => /\.\w+$/.test(name) && existsSync(path.join(root, name));
