import { expect, it } from 'vitest';
import { canUndo, countDone, describeStatus } from './import-status';
import { testFileImport } from './test-file-import';

it.each([
  [{ phase: 'read', state: 'running' }, 'state_read', 'accent'],
  [{ phase: 'read', state: 'failed' }, 'state_failed', 'danger'],
  [{ phase: 'check', state: 'completed' }, 'state_ready', 'info'],
  [{ phase: 'import', state: 'queued' }, 'state_import', 'accent'],
  [{ phase: 'import', state: 'paused' }, 'state_paused', 'accent'],
  [{ imported: 2 }, 'state_completed', 'success'],
  [{ imported: 1, rejected: 1 }, 'state_completed', 'accent'],
  [{ imported: 0, rejected: 1 }, 'state_none', 'danger'],
  [{ phase: 'undo', state: 'completed' }, 'state_undone', 'neutral'],
] as const)('%j is called %s', (changes, text, tone) => {
  expect(describeStatus(testFileImport(changes))).toEqual({ text: `import.file.${text}`, tone });
});

it('counts what is done in each phase', () => {
  const counts = { total: 10, created: 3, updated: 1, unchanged: 1, rejected: 2, imported: 4 };
  expect(countDone(testFileImport({ ...counts, phase: 'check' }))).toBe(7);
  expect(countDone(testFileImport({ ...counts, phase: 'import' }))).toBe(6);
  expect(countDone(testFileImport({ ...counts, phase: 'undo' }))).toBe(4);
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

it.each([
  ['of a completed import', {}, true],
  ['of one that was canceled half way', { state: 'canceled' }, true],
  ['after a week', { createdAt: daysAgo(7.1) }, false],
  ['while it runs', { state: 'running' }, false],
  ['of one that changed nothing', { created: 0, unchanged: 1 }, false],
  ['of a dry run', { phase: 'check', imported: 0 }, false],
  ['twice', { phase: 'undo', imported: 0 }, false],
] as const)('offers to undo %s: %o', (_, changes, isOffered) => {
  expect(canUndo(testFileImport(changes))).toBe(isOffered);
});
