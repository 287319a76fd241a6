import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface SourceFile {
  /** From the repository's root. */
  name: string;
  lines: number;
}

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
    .map((name) => ({ name, lines: readFileSync(path.join(root, name), 'utf8').split('\n').length - 1 }));
}
