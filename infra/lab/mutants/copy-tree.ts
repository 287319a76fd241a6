import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { fromRoot } from '../../local/paths';

/** The scope of the store's own packages. Their links lead into the tree that they are in. */
const ownScope = '@shopwright';

/**
 * Copies the files of the tree, also those that were not added to git yet, into a folder below `parent`, with links to the
 * installed packages. The store's own packages are links within the copy, so that a test there runs the copy's code.
 */
export async function copyTree(parent: string): Promise<string> {
  const root = fromRoot('.');
  const copy = await mkdtemp(path.join(parent, 'shopwright-mutants-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root })
    .toString()
    .split('\0')
    // Git lists what was deleted until that is committed.
    .filter((file) => file !== '' && existsSync(path.join(root, file)));
  for (const folder of new Set(files.map((file) => path.dirname(file))))
    await mkdir(path.join(copy, folder), { recursive: true });
  for (const file of files) await cp(path.join(root, file), path.join(copy, file), { verbatimSymlinks: true });
  await linkPackages(root, copy);
  await symlink(path.join(root, 'bff/node_modules'), path.join(copy, 'bff/node_modules')).catch(() => undefined);
  return copy;
}

async function linkPackages(root: string, copy: string): Promise<void> {
  const installed = path.join(root, 'node_modules');
  const linked = path.join(copy, 'node_modules');
  await mkdir(linked);
  for (const name of await readdir(installed)) {
    if (name === ownScope)
      await cp(path.join(installed, name), path.join(linked, name), { recursive: true, verbatimSymlinks: true });
    else if (!name.startsWith('.vite')) await symlink(path.join(installed, name), path.join(linked, name));
  }
}
