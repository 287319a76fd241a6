import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { readCommit } from '../read-commit';
import { copyTree } from './copy-tree';
import { mutations } from './mutations';
import { runMutation, runUnmutated } from './run-mutation';

/**
 * Puts known mistakes into a copy of the tree, one at a time, and runs the tests that must notice: `npm run lab -- mutants`.
 * Words after it choose those whose names contain one of them. Exits with 1 where a mistake is not noticed.
 */
async function main(): Promise<void> {
  const startedAt = Date.now();
  const words = process.argv.slice(2);
  const chosen = mutations.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  const copy = await copyTree(tmpdir());
  try {
    const unsound = runUnmutated(copy, chosen);
    if (unsound.length > 0) throw new Error(`These fail without a mistake too:\n${unsound.join('\n')}`);
    let noticed = 0;
    for (const mutation of chosen) {
      const isNoticed = await runMutation(copy, mutation);
      if (isNoticed) noticed += 1;
      console.log(`${isNoticed ? 'caught' : 'MISSED'}  ${mutation.name}  (${mutation.tests})`);
    }
    const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
    console.log(`${noticed} of ${chosen.length} planted mistakes caught in ${minutes} min, commit ${readCommit()}`);
    if (noticed < chosen.length) process.exitCode = 1;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

await main();
