import { execFileSync } from 'node:child_process';
import { fromRoot } from '../local/paths';

/** Returns the commit of the tree, with a plus where files differ from it. */
export function readCommit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: fromRoot('.') })
      .toString()
      .trim();
  return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '--untracked-files=no') === '' ? '' : '+'}`;
}
