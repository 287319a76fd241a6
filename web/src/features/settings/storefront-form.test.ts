import { defaultStoreSettings } from '@shopwright/contracts/http/store-settings';
import { expect, it } from 'vitest';
import { changedSettings, changedValues, missingTexts, storefrontForm, toForm, toSettings } from './storefront-form';

const settings = {
  ...defaultStoreSettings,
  storefrontTexts: { en: { heroTitle: 'Lamps', heroText: 'For desks.' }, de: { heroTitle: 'Lampen' } },
  productFeatures: { en: ['Made in Leeds', 'Repaired for life'] },
};
const form = toForm(settings);

it('returns the settings that it was filled from', () => {
  const { heroImage, heroLink, homeSections, menus, storefrontTexts, productFeatures } = settings;
  expect(toSettings(form)).toEqual({ heroImage, heroLink, homeSections, menus, storefrontTexts, productFeatures });
  expect(storefrontForm.parse(form)).toEqual(form);
});

it('sends only what was changed', () => {
  expect(changedSettings(form, form)).toEqual({});
  const after = { ...form, heroLink: '/?search=lamp' };
  expect(changedSettings(form, after)).toEqual({ heroLink: '/?search=lamp' });
});

it('names each changed value', () => {
  const after = structuredClone(form);
  after.texts.ar.heroTitle = 'مصابيح';
  after.features.en = 'Made in Leeds';
  after.sections = [...after.sections].reverse();
  after.menus.footer = [];
  expect(changedValues(form, after)).toEqual(['sections', 'menus.footer', 'texts.ar.heroTitle', 'features.en']);
});

it('names what a language lacks', () => {
  expect(missingTexts(form, 'de')).toEqual(['heroText', 'features']);
  expect(missingTexts(form, 'en')).toEqual([]);
});

it('refuses a feature that is too long, and too many of them', () => {
  const refused = (features: string) =>
    storefrontForm.safeParse({ ...form, features: { ...form.features, en: features } }).error?.issues[0];
  expect(refused('x'.repeat(121))).toMatchObject({
    path: ['features', 'en'],
    message: 'Must be at most 120 characters',
  });
  expect(refused('a\n'.repeat(11))?.message).toBe('At most 10 lines');
  expect(refused(' a \n\n\n b ')).toBeUndefined();
});
