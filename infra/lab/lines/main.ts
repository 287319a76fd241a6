import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '../../local/paths';
import { countLines } from './count-lines';

/** `npm run lab -- lines [REV]`: prints how much the work tree or a commit holds. README.md has the rules. */
function main(rev: string | undefined): void {
  if (rev === undefined) {
    const listed = git('ls-files', '--cached', '--others', '--exclude-standard').toString();
    print(fromRoot('.'), listed);
    return;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'shopwright-lines-'));
  try {
    execFileSync('tar', ['-x', '-C', folder], { input: git('archive', rev) });
    print(folder, git('ls-tree', '-r', '--name-only', rev).toString());
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function print(folder: string, listed: string): void {
  const files = listed.split('\n').filter((name) => name !== '' && existsSync(path.join(folder, name)));
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const totals = { ...countLines(files, read), 'root scripts': Object.keys(scripts).length };
  for (const [label, count] of Object.entries(totals))
    console.log(label.padEnd(28), count.toLocaleString('en').padStart(8));
}

const git = (...args: string[]): Buffer => execFileSync('git', args, { cwd: fromRoot('.'), maxBuffer: 1024 ** 3 });

main(process.argv[2]);
