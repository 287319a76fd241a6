import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { fromRoot } from '../paths';

afterEach(() => vi.unstubAllEnvs());

/** Lists the files that a run of this third leaves for other days. */
async function listLeft(third: string): Promise<{ browser: string[]; integration: string[] }> {
  vi.stubEnv('E2E_FULL', '');
  vi.stubEnv('TEST_THIRD', third);
  vi.resetModules();
  const today = await import('./todays-third');
  return { browser: today.listBrowserTestsOfOtherDays(), integration: today.listProcessTestsOfOtherDays() };
}

it('names files that exist', async () => {
  const { processTests, takenEveryDay } = await import('./todays-third');
  const files = [...takenEveryDay.map((file) => path.join('web/e2e', file)), ...processTests];
  expect(files.filter((file) => !existsSync(fromRoot(file)))).toEqual([]);
});

it('takes each of the others in one of three days', async () => {
  const { listBrowserTestsInTurn, processTests } = await import('./todays-third');
  const days = [await listLeft('0'), await listLeft('1'), await listLeft('2')];
  expect(days.flatMap(({ browser }) => browser).sort()).toEqual(
    listBrowserTestsInTurn().flatMap((file) => [file, file]),
  );
  expect(days.flatMap(({ integration }) => integration).sort()).toEqual(processTests.flatMap((file) => [file, file]));
  expect(await listLeft('all')).toEqual({ browser: [], integration: [] });
});
