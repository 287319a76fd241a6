import { type Menus, menuNames } from '@shopwright/contracts/http/menus';
import { type StaffStoreSettings, storeSettingFields } from '@shopwright/contracts/http/store-settings';
import {
  type AllStorefrontTexts,
  homeSections,
  type StorefrontTexts,
  storefrontTextNames,
  storefrontTexts,
} from '@shopwright/contracts/http/storefront';
import * as z from 'zod';
import { type Language, languages } from '../../i18n/languages';
import { featureTexts, toFeatureLists, toFeatureTexts } from '../../lib/feature-lines';
import { inEachLanguage } from '../../lib/in-each-language';

const { heroImage, heroLink, menus } = storeSettingFields.shape;
const texts = storefrontTexts.required();

/** An empty text is the default, and an empty link leads to the products. */
export const storefrontForm = z.strictObject({
  heroImage: z.literal('').or(heroImage.unwrap()),
  heroLink: z.literal('').or(heroLink.unwrap()),
  sections: z.array(z.enum(homeSections)),
  menus: menus.unwrap(),
  texts: z.strictObject(inEachLanguage(() => texts)),
  features: featureTexts,
});
export type StorefrontForm = z.input<typeof storefrontForm>;

export const toForm = (settings: StaffStoreSettings): StorefrontForm => ({
  heroImage: settings.heroImage ?? '',
  heroLink: settings.heroLink ?? '',
  sections: settings.homeSections,
  menus: settings.menus,
  texts: inEachLanguage(
    (code) =>
      Object.fromEntries(
        storefrontTextNames.map((name) => [name, settings.storefrontTexts[code]?.[name] ?? '']),
      ) as Required<StorefrontTexts>,
  ),
  features: toFeatureTexts(settings.productFeatures),
});

/** Returns the form as settings. Languages without a text are left out. */
export const toSettings = (form: StorefrontForm) => ({
  heroImage: form.heroImage || null,
  heroLink: form.heroLink || null,
  homeSections: form.sections,
  menus: form.menus,
  storefrontTexts: given(form.texts),
  productFeatures: toFeatureLists(form.features),
});

function given(all: Record<Language, Required<StorefrontTexts>>): AllStorefrontTexts {
  const filled = languages.map((code) => {
    const own = Object.entries(all[code]).filter(([, value]) => value.trim() !== '');
    return [code, Object.fromEntries(own)] as const;
  });
  return Object.fromEntries(filled.filter(([, own]) => Object.keys(own).length > 0));
}

type StorefrontSettings = ReturnType<typeof toSettings>;

/** Returns what differs from the form before, so that two operators may change different settings. */
export function changedSettings(before: StorefrontForm, after: StorefrontForm): Partial<StorefrontSettings> {
  const [earlier, later] = [toSettings(before), toSettings(after)];
  const isChanged = (name: keyof StorefrontSettings) => JSON.stringify(earlier[name]) !== JSON.stringify(later[name]);
  return Object.fromEntries(Object.entries(later).filter(([name]) => isChanged(name as keyof StorefrontSettings)));
}

/** The names of the form's values, as React Hook Form writes them. */
type ValueName =
  | 'heroImage'
  | 'heroLink'
  | 'sections'
  | `menus.${keyof Menus}`
  | `texts.${Language}.${keyof StorefrontTexts}`
  | `features.${Language}`;

const valueNames: ValueName[] = [
  'heroImage',
  'heroLink',
  'sections',
  ...menuNames.map((name) => `menus.${name}` as const),
  ...languages.flatMap((code) => storefrontTextNames.map((name) => `texts.${code}.${name}` as const)),
  ...languages.map((code) => `features.${code}` as const),
];

const valueAt = (form: StorefrontForm, name: ValueName): unknown =>
  name.split('.').reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], form);

/** Names the values that differ between two states of the form. */
export const changedValues = (before: StorefrontForm, after: StorefrontForm): ValueName[] =>
  valueNames.filter((name) => JSON.stringify(valueAt(before, name)) !== JSON.stringify(valueAt(after, name)));

/** Names the texts that visitors read in English for want of one in this language. */
export const missingTexts = (form: StorefrontForm, code: Language): (keyof StorefrontTexts | 'features')[] => [
  ...storefrontTextNames.filter((name) => form.texts.en[name].trim() !== '' && form.texts[code][name].trim() === ''),
  ...(form.features.en.trim() !== '' && form.features[code].trim() === '' ? (['features'] as const) : []),
];
