import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { colors } from '@shopwright/contracts/design-tokens';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const source = 'packages/contracts/src/design-tokens.ts';
/** The browser reads it as it is, so nothing can be put into it. */
const webManifest = 'web/public/site.webmanifest';
const plain = ['#ffffff', '#000000'];

it('a color of the store is written down in one file', () => {
  const values = Object.values(colors).flatMap(({ light, dark }): string[] => [light, dark]);
  const ours = values.filter((value) => value.startsWith('#') && !plain.includes(value));
  const args = ['grep', '--untracked', '-liE', ours.join('|'), '--', '.', ':!*.svg', `:!${source}`, `:!${webManifest}`];
  let found = '';
  try {
    found = execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  } catch (error) {
    // Git grep exits with 1 where nothing matches.
    expect((error as { status: number }).status).toBe(1);
  }
  expect(found).toBe('');
});

it('the web manifest has the color of the page', () => {
  const manifest = JSON.parse(readFileSync(path.join(root, webManifest), 'utf8')) as Record<string, string>;
  expect([manifest.background_color, manifest.theme_color]).toEqual([colors.canvas.light, colors.canvas.light]);
});
