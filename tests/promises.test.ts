import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageTextNames } from '@shopwright/contracts/page-texts';
import { describe, expect, it } from 'vitest';
import customer from '../web/src/i18n/locales/en/customer.json';
import parts from '../web/src/i18n/locales/en/parts.json';
import shop from '../web/src/i18n/locales/en/shop.json';

const root = path.resolve(import.meta.dirname, '..');

/**
 * The tests that keep each sentence of the pages about the store. `store` stands for sentences that the people of a
 * store keep, which they change in the page's own text.
 */
const promises = JSON.parse(readFileSync(path.join(root, 'tests/promises.json'), 'utf8')) as Record<
  string,
  'store' | string[]
>;

const sentences = Object.entries({ ...shop, ...parts, ...customer })
  .filter(([key]) => /^(info\.(about|shipping|returns|privacy|terms|faqs|help|sizes)|shared\.trust)\./.test(key))
  .filter(([key, text]) => /\.$/.test(text) || key.endsWith('_long'))
  .map(([key]) => key);

const kept = Object.entries(promises).flatMap(([key, tests]) =>
  tests === 'store' ? [] : tests.map((test) => [key, ...test.split(' | ')] as [string, string, string]),
);

/** Returns the titles of the tests that run: not of those that are skipped, nor those in comments. */
function findTests(source: string): string[] {
  const starts = /^ *(?:(?:it|test)\(|(?:it|test)\.each\b.*\)\(|[\])}]+\()\s*(['"`])(.+?)\1,/gm;
  const skipped = /^ *(?:it|test|describe)(?:\.\w+)*\.(?:skip|todo|fixme)\b(?!\(\))/m;
  return skipped.test(source) ? [] : [...source.matchAll(starts)].map(([, , title = '']) => title);
}

describe('the promises of the pages about the store', () => {
  it('are all listed, and no other', () => {
    expect(Object.keys(promises).sort()).toEqual([...sentences].sort());
  });

  it.each(kept)('%s is kept by a test in %s: %s', (_, file, title) => {
    const source = readFileSync(path.join(root, file), 'utf8').replaceAll("\\'", "'");
    expect(findTests(source)).toContain(title);
    expect(file).not.toContain('.exhaustive.');
  });

  it.each([
    "// it('keeps it', () => {",
    "it.skip('keeps it', () => {",
    "describe.skip('all', () => {\n  it('keeps it', () => {",
    "it.skip.each([\n  1,\n])('keeps it', () => {",
    "it('keeps it not', () => {",
  ])('are not kept by %j', (source) => {
    expect(findTests(source)).not.toContain('keeps it');
  });

  it.each([
    "  it('keeps it', () => {",
    "test(\n  'keeps it',\n",
    "it.each([1, 2])('keeps it', () => {",
    "it.each([\n  1,\n])('keeps it', () => {",
  ])('may be kept by %j', (source) => {
    expect(findTests(source)).toContain('keeps it');
  });

  it('can be changed where the people of a store must keep them', () => {
    const known: readonly string[] = pageTextNames;
    const pages = Object.entries(promises).flatMap(([key, tests]) => (tests === 'store' ? [key.split('.')[1]] : []));
    // The texts of the trust section are switches under Settings.
    expect(pages.filter((page) => page !== 'trust' && !known.includes(page ?? ''))).toEqual([]);
  });
});
