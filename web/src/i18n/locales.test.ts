import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from './languages';
import { areas } from './messages';

const source = path.resolve(import.meta.dirname, '..');
const codes: readonly string[] = languages;
const plural = /_(zero|one|two|few|many|other)$/;

type Words = Record<string, string>;
const words: Record<string, Words> = {};
for (const code of codes) {
  words[code] = {};
  for (const area of areas) {
    const { default: messages } = (await import(`./locales/${code}/${area}.json`)) as { default: Words };
    Object.assign(words[code], messages);
  }
}
const english = words.en ?? {};
const base = (key: string) => key.replace(plural, '');
const isPlural = (key: string) => plural.test(key) && `${base(key)}_other` in english;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const code = filesBelow(source)
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file: path.relative(source, file), text: readFileSync(file, 'utf8') }));

it('English uses straight apostrophes', () => {
  expect(Object.values(english).filter((text) => /\w’\w/.test(text))).toEqual([]);
});

it('French never begins a line with punctuation: a no-break space stands before it, and inside quotation marks', () => {
  expect(Object.values(words.fr ?? {}).filter((text) => / [:;!?»]|« |\w'\w/.test(text))).toEqual([]);
});

it.each(['zh', 'ja'])('%s has full-width punctuation after its own characters', (language) => {
  const halfWidth = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,;:!?]/u;
  expect(Object.values(words[language] ?? {}).filter((text) => halfWidth.test(text))).toEqual([]);
});

describe.each(codes)('the words in %s', (language) => {
  const own = words[language] ?? {};

  it('leave no message out', () => {
    const missing = Object.keys(english).filter((key) => !isPlural(key) && !own[key]);
    expect(missing).toEqual([]);
  });

  it('have every plural form that the language knows', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const plurals = [...new Set(Object.keys(english).filter(isPlural).map(base))];
    // "many" of Spanish, French and Portuguese is for millions: their "other" says the same.
    const needed = pluralCategories.filter((form) => form !== 'many' || language === 'ar');
    const missing = plurals.flatMap((key) => needed.map((form) => `${key}_${form}`).filter((form) => !own[form]));
    expect(missing).toEqual([]);
  });

  it('fill in the same values', () => {
    const values = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();
    const different = Object.keys(english).filter(
      (key) => !isPlural(key) && String(values(own[key])) !== String(values(english[key])),
    );
    expect(different).toEqual([]);
  });

  it('fill in the same values in every plural form, in which only the count may be a word', () => {
    const values = (text = '') =>
      [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]))]
        .filter((name) => name !== 'count')
        .sort();
    const different = Object.keys(own).filter(
      (key) => isPlural(key) && String(values(own[key])) !== String(values(english[`${base(key)}_other`])),
    );
    expect(different).toEqual([]);
  });

  it('name no currency, which each store chooses', () => {
    const dollars = /\$|dollar|dólar|(?<!ミ)ドル|美元|دولار/i;
    // Exchange rates are those of the dollar: only a store in dollars converts its prices.
    const mayName = /^((shared|layout)\.price\.|settings\.rates_)/;
    expect(Object.keys(own).filter((key) => !mayName.test(key) && dollars.test(own[key] ?? ''))).toEqual([]);
  });

  it('say nothing that English does not', () => {
    expect(Object.keys(own).filter((key) => !(key in english) && !(`${base(key)}_other` in english))).toEqual([]);
  });
});

describe('a key begins with the feature that owns it', () => {
  const features = readdirSync(path.join(source, 'features')).map((folder) => folder.replaceAll('-', '_'));
  const owner = (key: string) => key.split('.')[0] ?? '';
  const keys = new Set(Object.keys(english).flatMap((key) => [key, base(key)]));
  const named = code.map(({ file, text }) => ({
    file,
    owners: [...text.matchAll(/['"]([a-z][\w.-]+)['"]/g)].flatMap(([, key = '']) =>
      keys.has(key) ? [owner(key)] : [],
    ),
  }));

  it('or with the layout, or is shared by several', () => {
    const unknown = Object.keys(english).filter((key) => ![...features, 'layout', 'shared'].includes(owner(key)));
    expect(unknown).toEqual([]);
  });

  it('which names no message of another', () => {
    const foreign = named.flatMap(({ file, owners }) => {
      const feature = /^features\/([^/]+)/.exec(file)?.[1]?.replaceAll('-', '_');
      // The settings name the pages and promises whose texts they change.
      if (!feature || feature === 'settings') return [];
      return owners.filter((name) => name !== feature && name !== 'shared').map((name) => `${name} in ${file}`);
    });
    expect(foreign).toEqual([]);
  });

  it('while components name only what is shared', () => {
    const foreign = named.flatMap(({ file, owners }) =>
      /^(components|ui)\//.test(file)
        ? owners.filter((name) => name !== 'shared').map((name) => `${name} in ${file}`)
        : [],
    );
    expect(foreign).toEqual([]);
  });
});

describe('the code', () => {
  it('uses every message', () => {
    const all = code.map(({ text }) => text).join('\n');
    const prefixes = [...all.matchAll(/`([\w.-]+[._])\$\{/g)].map((match) => match[1] ?? '');
    const unused = [...new Set(Object.keys(english).map((key) => (isPlural(key) ? base(key) : key)))].filter(
      (key) =>
        !all.includes(`'${key}'`) && !all.includes(`"${key}"`) && !prefixes.some((prefix) => key.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });

  it('writes money as the language does, in one place', () => {
    const own = code
      .filter(({ text }) => /formatMoney|formatWholeMoney|`\$\$\{(?!t\()/.test(text))
      .map(({ file }) => file);
    expect(own).toEqual(['i18n/language-provider.tsx']);
  });

  it('holds no words of its own', () => {
    const visible =
      /(?:\b(?:aria-label|title|placeholder|alt|label)="([^"{]*[A-Za-z]{2}[^"{]*)")|(?<![=-])>\s*([A-Z][^<>{}=;()]*[a-z][^<>{}=;()]*)\s*</g;
    const found = code
      .filter(({ file }) => file.endsWith('.tsx'))
      .flatMap(({ file, text }) => [...text.matchAll(visible)].map((match) => `${file}: ${match[1] ?? match[2]}`));
    expect(found).toEqual([]);
  });
});
