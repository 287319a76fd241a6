import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fromRoot, writeFileAtomic } from '../local/paths';

export interface Figure {
  what: string;
  seen: string;
  /** The command that printed it, which names its row. */
  command: string;
}

/** Returns the commit of the tree, with a plus where files differ from it. */
export function readCommit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: fromRoot('.') })
      .toString()
      .trim();
  return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '--untracked-files=no') === '' ? '' : '+'}`;
}

/** Puts the figure into docs/figures.md, in place of what the same command printed before. */
export async function writeFigure(figure: Figure): Promise<void> {
  const file = fromRoot('docs/figures.md');
  await writeFileAtomic(file, replaceRow(await readFile(file, 'utf8'), figure, `${today()}, ${readCommit()}`));
}

const today = () => new Date().toISOString().slice(0, 10);

export function replaceRow(table: string, { what, seen, command }: Figure, on: string): string {
  const row = `| ${what} | ${seen} | ${on} | \`${command}\` |`;
  const lines = table.trimEnd().split('\n');
  const at = lines.findIndex((line) => line.endsWith(`| \`${command}\` |`));
  if (at === -1) lines.push(row);
  else lines[at] = row;
  return `${lines.join('\n')}\n`;
}
