import { languages } from '@shopwright/contracts/fields';
import { describe, expect, it } from 'vitest';
import { flattenTexts } from '../test-flat-texts';
import { choosePlural, insert, oneLine, textsIn } from './texts';

const plural = /_(zero|one|two|few|many|other)$/;

const toMessage = (key: string) => key.replace(plural, '');
const messagesOf = (texts: Map<string, string>) => [...new Set([...texts.keys()].map(toMessage))].sort();
const placeholdersOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
const english = flattenTexts(textsIn('en'));

it('English uses straight apostrophes, as the store does on screen', () => {
  expect([...english].filter(([, text]) => text.includes('’'))).toEqual([]);
});

describe.each(languages)('the texts in %s', (language) => {
  const own = flattenTexts(textsIn(language));

  it('are those of English', () => {
    expect(messagesOf(own)).toEqual(messagesOf(english));
  });

  it('are not empty, and have no stray spaces or line breaks', () => {
    const odd = [...own].filter(([, text]) => text.trim() === '' || / {2}|\s$|[\r\n]/.test(text));
    expect(odd).toEqual([]);
  });

  it('insert the same values', () => {
    for (const [key, text] of own) {
      const other = english.get(key) ?? english.get(`${toMessage(key)}_other`) ?? '';
      expect([key, placeholdersOf(text)]).toEqual([key, placeholdersOf(other)]);
    }
  });

  it('use every brace for a placeholder', () => {
    const odd = [...own].filter(([, text]) => /[{}]/.test(text.replaceAll(/\{\w+\}/g, '')));
    expect(odd).toEqual([]);
  });

  it('have the plural forms of the language, and no others', () => {
    // "many" of Spanish, French and Portuguese is for millions: their "other" says the same.
    const forms = new Intl.PluralRules(language)
      .resolvedOptions()
      .pluralCategories.filter((form) => form !== 'many' || language === 'ar');
    const plurals = new Set([...english.keys()].filter((key) => plural.test(key)).map(toMessage));
    expect(plurals.size).toBeGreaterThan(0);
    for (const key of plurals) {
      const found = [...own.keys()].filter((each) => plural.test(each) && toMessage(each) === key);
      expect(found.sort()).toEqual(forms.map((form) => `${key}_${form}`).sort());
    }
  });
});

describe('insert', () => {
  it('replaces each placeholder, and expands none that a value has', () => {
    expect(insert('{a} and {b}, {a}', { a: '{b}', b: 2 })).toBe('{b} and 2, {b}');
  });

  it('keeps a placeholder without a value, where a test finds it', () => {
    expect(insert('{a} {b}', { a: '$&' })).toBe('$& {b}');
  });
});

describe('choosePlural', () => {
  it.each([
    ['en', 1, 'This product is running low.'],
    ['en', 2, 'These products are running low.'],
    ['ar', 2, 'مخزون هذين المنتجين منخفض.'],
    ['ja', 1, '次の商品の在庫が少なくなっています。'],
    ['fr', 1_000_000, 'Le stock de ces produits est faible.'],
  ] as const)('%s, %d', (language, count, text) => {
    expect(choosePlural(textsIn(language).stock.digest, 'text', count, language)).toBe(text);
  });
});

it('writes a name in one line', () => {
  expect(oneLine(' Ada\r\nBcc:\t x ')).toBe('Ada Bcc: x');
});
