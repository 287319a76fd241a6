import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

async function listLeft(third: string): Promise<string[]> {
  vi.stubEnv('E2E_FULL', '');
  vi.stubEnv('TEST_THIRD', third);
  vi.resetModules();
  return (await import('./todays-third')).listLeftForOtherDays();
}

it('names files that exist for every day', async () => {
  const { takenEveryDay } = await import('./todays-third');
  expect(takenEveryDay.filter((file) => !existsSync(path.join(import.meta.dirname, file)))).toEqual([]);
});

it('takes each of the others in one of three days', async () => {
  const { listTakenInTurn } = await import('./todays-third');
  const left = [...(await listLeft('0')), ...(await listLeft('1')), ...(await listLeft('2'))];
  expect(left.sort()).toEqual(listTakenInTurn().flatMap((file) => [file, file]));
  expect(await listLeft('all')).toEqual([]);
});
