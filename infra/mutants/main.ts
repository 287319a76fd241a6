import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCommit, writeFigure } from '../chaos/write-figure';
import { copyTree } from './copy-tree';
import { type Mutation, mutations } from './mutations';

/**
 * Puts known mistakes into a copy of the tree, one at a time, and runs the tests that must notice: `npm run mutants`.
 * Words after `--` choose those whose names contain one of them; `--figure` keeps the result in docs/figures.md. Exits with 1 where a mistake is not noticed.
 */
async function main(): Promise<void> {
  const startedAt = Date.now();
  const isKept = process.argv.includes('--figure');
  const words = process.argv.slice(2).filter((word) => word !== '--figure');
  const chosen = mutations.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  const copy = await copyTree(tmpdir());
  try {
    const unsound = runAll(copy, chosen);
    if (unsound.length > 0) throw new Error(`These fail without a mistake too:\n${unsound.join('\n')}`);
    let noticed = 0;
    for (const mutation of chosen) {
      const isNoticed = await runMutation(copy, mutation);
      if (isNoticed) noticed += 1;
      print(`${isNoticed ? 'caught' : 'MISSED'}  ${mutation.name}  (${mutation.tests})`);
    }
    const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
    print(`${noticed} of ${chosen.length} planted mistakes caught in ${minutes} min, commit ${readCommit()}`);
    const seen = `${noticed} of ${chosen.length}`;
    const what = 'planted mistakes that a test notices';
    if (isKept) await writeFigure({ what, seen, command: ['npm run mutants', ...words].join(' ') });
    if (noticed < chosen.length) process.exitCode = 1;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Runs the tests without a mistake, since a test that fails anyway notices nothing. Returns the projects that failed. */
function runAll(copy: string, chosen: readonly Mutation[]): string[] {
  return (['unit', 'integration'] as const).filter((project) => {
    const files = new Set(
      chosen.filter((mutation) => mutation.project === project).flatMap(({ tests }) => tests.split(' ')),
    );
    return files.size > 0 && !passes(copy, project, [...files]);
  });
}

async function runMutation(copy: string, { file, find, replace, project, tests }: Mutation): Promise<boolean> {
  const target = path.join(copy, file);
  const source = await readFile(target, 'utf8');
  if (source.split(find).length !== 2) throw new Error(`${file} does not contain once: ${find}`);
  await writeFile(
    target,
    source.replace(find, () => replace),
  );
  try {
    return !passes(copy, project, tests.split(' '));
  } finally {
    await writeFile(target, source);
  }
}

/** A mutant may hang, which its tests notice by their limit. */
const limitMs = 5 * 60_000;

function passes(copy: string, project: Mutation['project'], files: string[]): boolean {
  const vitest = path.join(copy, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--project', project, '--bail', '1', ...files];
  const { status } = spawnSync(process.execPath, args, { cwd: copy, stdio: 'ignore', timeout: limitMs });
  return status === 0;
}

const print = (line: string) => process.stdout.write(`${line}\n`);

await main();
