import type { FileImport } from '@shopwright/contracts/http/file-imports';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { prepareScreens, showScreen } from '../../components/test-screen';
import { FileImportList } from './file-import-list';

prepareScreens();

const toImport = (name: number): FileImport => ({
  jobId: crypto.randomUUID(),
  fileName: `lamps-${name}.csv`,
  asDrafts: false,
  state: 'completed',
  rows: 1,
  imported: 1,
  rejected: 0,
  createdAt: '2026-11-25T12:00:00.000Z',
});
const namesOf = (screen: Element) => [...screen.querySelectorAll('bdi')].map(({ textContent }) => textContent);

it('shows older imports when asked for more, and then asks for no more', async () => {
  const link = '</api/imports?cursor=abc>; rel="next"';
  const response = vi
    .fn()
    .mockReturnValueOnce(Response.json([toImport(3), toImport(2)], { headers: { link } }))
    .mockReturnValueOnce([toImport(1)]);
  const screen = await showScreen(<FileImportList />, {
    responses: { 'GET /imports': response },
  });
  await vi.waitFor(() => expect(namesOf(screen)).toEqual(['lamps-3.csv', 'lamps-2.csv']));
  const more = [...screen.querySelectorAll('button')].find(({ textContent }) => textContent === 'Show more');
  await act(async () => more?.click());
  await vi.waitFor(() => expect(namesOf(screen)).toEqual(['lamps-3.csv', 'lamps-2.csv', 'lamps-1.csv']));
  expect(screen.textContent).not.toContain('Show more');
  expect(response).toHaveBeenCalledTimes(2);
});

it('has no "Show more" where all imports are on one page', async () => {
  const screen = await showScreen(<FileImportList />, {
    responses: { 'GET /imports': () => [toImport(1)] },
  });
  await vi.waitFor(() => expect(namesOf(screen)).toEqual(['lamps-1.csv']));
  expect(screen.textContent).not.toContain('Show more');
});

it.each([
  [0, 1, 'Nothing imported', 'danger'],
  [1, 1, 'Completed', 'accent'],
  [2, 0, 'Completed', 'success'],
])('%i imported and %i rejected rows: "%s"', async (imported, rejected, text, tone) => {
  const one = { ...toImport(1), rows: 2, imported, rejected };
  const screen = await showScreen(<FileImportList />, { responses: { 'GET /imports': () => [one] } });
  await vi.waitFor(() => expect(screen.textContent).toContain('lamps-1.csv'));
  const badge = [...screen.querySelectorAll('span')].find(({ textContent }) => textContent === text);
  expect(badge?.className).toContain(tone);
});
