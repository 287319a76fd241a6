import { execFileSync } from 'node:child_process';
import { isProductCode } from './source-files';

export interface LinesOfKind {
  /** The first word of the commits' subjects, such as `refactor`. */
  kind: string;
  commits: number;
  /** Lines of product code that they added, less those that they removed. */
  lines: number;
}

/** Counts what each kind of commit since `commit` added to the product code. A moved file counts at both its places. */
export function countSince(root: string, commit: string): LinesOfKind[] {
  const options = ['--no-merges', '--no-renames', '--numstat', '--format=@%s'];
  const log = execFileSync('git', ['log', ...options, `${commit}..HEAD`], { cwd: root, encoding: 'utf8' });
  return countLines(log).sort((a, b) => a.lines - b.lines);
}

/** Reads `git log --numstat` whose commits begin with `@` and their subject. */
export function countLines(log: string): LinesOfKind[] {
  const kinds = new Map<string, LinesOfKind>();
  let current: LinesOfKind | undefined;
  for (const line of log.split('\n')) {
    if (line.startsWith('@')) {
      const kind = /^@(\w+)/.exec(line)?.[1] ?? '';
      current = kinds.get(kind) ?? { kind, commits: 0, lines: 0 };
      current.commits += 1;
      kinds.set(kind, current);
    }
    const [added, removed, name = ''] = line.split('\t');
    // Git prints a dash for files that are not text.
    if (current && added !== '-' && isProductCode(name)) current.lines += Number(added) - Number(removed);
  }
  return [...kinds.values()];
}
