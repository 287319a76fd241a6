import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isPageTextName } from '@shopwright/contracts/page-texts';
import { describe, expect, it } from 'vitest';
import { faqs } from '../web/src/i18n/locales/en/faqs';
import { info } from '../web/src/i18n/locales/en/info';
import { shop } from '../web/src/i18n/locales/en/shop';
import { sizes } from '../web/src/i18n/locales/en/sizes';

const root = path.resolve(import.meta.dirname, '..');

/**
 * What each sentence of the pages about the store rests on: the tests that keep it, or `store` for what the people of a
 * store say and keep, which they change in the page's own text.
 */
const promises = JSON.parse(readFileSync(path.join(root, 'tests/promises.json'), 'utf8')) as Record<
  string,
  'store' | string[]
>;

const sentences = Object.entries({ ...shop, ...info, ...faqs, ...sizes })
  .filter(([key]) => /^(about|shipping|returns|privacy|terms|faqs|help|sizes|trust)\./.test(key))
  .filter(([key, text]) => /\.$/.test(text) || key.endsWith('_long'))
  .map(([key]) => key);

const kept = Object.entries(promises).flatMap(([key, tests]) =>
  tests === 'store' ? [] : tests.map((test) => [key, ...test.split(' | ')] as [string, string, string]),
);

describe('the promises of the pages about the store', () => {
  it('are all listed, and no other', () => {
    expect(Object.keys(promises).sort()).toEqual([...sentences].sort());
  });

  it.each(kept)('%s is kept by a test in %s: %s', (_, file, title) => {
    const source = readFileSync(path.join(root, file), 'utf8').replaceAll("\\'", "'");
    expect(source).toContain(title);
  });

  it('can be changed where the people of a store must keep them', () => {
    const pages = Object.entries(promises).flatMap(([key, tests]) => (tests === 'store' ? [key.split('.')[0]] : []));
    // The texts of the trust section are switches under Settings.
    expect(pages.filter((page) => page !== 'trust' && !isPageTextName(page ?? ''))).toEqual([]);
  });
});
