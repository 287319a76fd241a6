import { expect, it } from 'vitest';
import { replaceRow } from './write-figure';

const table = `# Figures

| what | seen | on | command |
|---|---|---|---|
| starts | 1 s | 2026-01-01 | \`npm run a\` |
| orders | 2 | 2026-01-01 | \`npm run a -- --seeds 5\` |
`;

it('replaces the row of the same command, and no other', () => {
  const written = replaceRow(table, { what: 'orders', seen: '3', command: 'npm run a -- --seeds 5' }, 'today, abc');
  expect(written).toBe(table.replace('| orders | 2 | 2026-01-01 |', '| orders | 3 | today, abc |'));
});

it('adds a row for a new command', () => {
  const written = replaceRow(table, { what: 'jobs', seen: '4', command: 'npm run b' }, 'today, abc');
  expect(written).toBe(`${table}| jobs | 4 | today, abc | \`npm run b\` |\n`);
});
