import type { ProductTranslation } from '@shopwright/contracts/http/product-editing';
import { expect, it } from 'vitest';
import { getDraft, halfTranslated, mergeTranslations } from './translation-fields';

const german: ProductTranslation = {
  language: 'de',
  name: 'Lampe',
  description: 'Eine Lampe.',
  specs: [{ label: 'Farbe', value: 'Weiß' }],
};

it('what was typed takes the place of what is stored, and keeps its specifications', () => {
  const rows = mergeTranslations([german], { de: { name: 'Leuchte', description: 'Neu.' } });
  expect(rows).toEqual([{ ...german, name: 'Leuchte', description: 'Neu.' }]);
});

it('keeps untouched languages and removes emptied ones', () => {
  expect(mergeTranslations([german], { fr: { name: 'Lampe', description: 'Une lampe.' } })).toHaveLength(2);
  expect(mergeTranslations([german], { de: { name: ' ', description: '' } })).toEqual([]);
});

it('takes typed specifications, and the English text where one was left empty', () => {
  const english = [
    { label: 'Color', value: 'White' },
    { label: 'Weight', value: '2 kg' },
  ];
  const typed = [
    { label: 'Farbe', value: 'Weiß' },
    { label: 'Gewicht', value: '' },
  ];
  const specs = [typed[0], { label: 'Gewicht', value: '2 kg' }];
  const draft = { name: 'Lampe', description: 'Eine Lampe.', specs: typed };
  expect(mergeTranslations([german], { de: draft }, english)).toEqual([{ ...german, specs }]);
  const emptied = typed.map(() => ({ label: '', value: ' ' }));
  expect(mergeTranslations([german], { de: { ...draft, specs: emptied } }, english)[0]?.specs).toEqual([]);
});

it('does not drop specifications that were typed without a name', () => {
  const typed = { name: '', description: '', specs: [{ label: 'Couleur', value: 'Blanc' }] };
  const rows = mergeTranslations([german], { fr: typed }, [{ label: 'Color', value: 'White' }]);
  expect(halfTranslated(rows)).toBe('fr');
});

it('removes a language whose name and description were emptied, with its specifications', () => {
  expect(mergeTranslations([german], { de: { ...german, name: '', description: '' } })).toEqual([]);
});

it('finds the language that is only half there', () => {
  const rows = mergeTranslations([german], { ja: { name: 'ランプ', description: '' } });
  expect(halfTranslated(rows)).toBe('ja');
  expect(halfTranslated([german])).toBeUndefined();
});

it('a draft begins with what is stored', () => {
  expect(getDraft([german], {}, 'de')).toBe(german);
  expect(getDraft([german], {}, 'ar')).toEqual({ name: '', description: '' });
});

it('keeps the texts for search engines that were not typed, and drops those that were emptied', () => {
  const stored = { ...german, seoTitle: 'Helle Lampen', seoDescription: 'Für den Tisch.' };
  const typed = { name: 'Leuchte', description: 'Neu.' };
  expect(mergeTranslations([stored], { de: typed })[0]).toMatchObject({ seoTitle: 'Helle Lampen' });
  const [row] = mergeTranslations([stored], { de: { ...typed, seoTitle: '', seoDescription: 'Für überall.' } });
  expect(row).toMatchObject({ seoDescription: 'Für überall.' });
  expect(row).not.toHaveProperty('seoTitle');
});
