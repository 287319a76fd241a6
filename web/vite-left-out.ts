import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The part of a package's file that no code of the store reaches. */
export interface LeftOut {
  /** The end of the file's path. */
  file: string;
  /** Of the text that the other fields were written for. */
  sha256: string;
  /** Top-level functions by name, and what their bodies become. */
  functions?: Record<string, string>;
  /** Classes that lose the methods which are assigned to their prototypes. */
  classes?: string[];
  /** Statements, and what they become. */
  statements?: Record<string, string>;
}

/**
 * Takes code out of packages before the bundler sees them: it keeps what a condition could reach, and cannot know which
 * conditions the store never meets (docs/decisions/0053). A file that has changed, or is not there, is an error of the build:
 * the new one has to be read.
 */
export function leftOut(rows: LeftOut[]): Plugin {
  const seen = new Set<LeftOut>();
  return {
    name: 'left-out',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    transform(code, id) {
      const row = rows.find(({ file }) => id.endsWith(file));
      if (!row) return null;
      seen.add(row);
      const sha256 = createHash('sha256').update(code).digest('hex');
      if (sha256 !== row.sha256) {
        this.error(`${row.file} has changed: check what vite-unused-parts.ts says of it, then write ${sha256} there`);
      }
      return { code: leaveOut(code, row), map: null };
    },
    buildEnd(error) {
      const missing = rows.find((row) => !seen.has(row));
      if (!error && missing) this.error(`no ${missing.file} to leave out what vite-unused-parts.ts names`);
    },
  };
}

/** Keeps the number of lines, so that the source map stays right. */
function leaveOut(code: string, { functions = {}, classes = [], statements = {} }: LeftOut): string {
  const replace = (pattern: RegExp, text: string) => {
    let count = 0;
    code = code.replace(pattern, (found, start = '') => {
      count += 1;
      return start + text + '\n'.repeat(found.split('\n').length - start.split('\n').length);
    });
    if (count === 0) throw new Error(`nothing to leave out is like ${pattern}`);
  };
  for (const [name, body] of Object.entries(functions)) {
    replace(new RegExp(`^(function ${toPattern(name)}\\([^)]*\\) \\{).*?^\\}$`, 'ms'), `${body}}`);
  }
  for (const name of classes) replace(new RegExp(`^()${name}\\.prototype\\.\\w+ = function .*?^\\};$`, 'gms'), '');
  for (const [from, to] of Object.entries(statements)) replace(new RegExp(`()${toPattern(from)}`), to);
  return code;
}

const toPattern = (text: string) => text.replaceAll(/[$.?()]/g, '\\$&');
