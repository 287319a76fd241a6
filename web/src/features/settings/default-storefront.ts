import type { StaffStoreSettings } from '@shopwright/contracts/http/store-settings';
import type { StorefrontTexts } from '@shopwright/contracts/http/storefront';
import { loadTranslator } from '../../i18n/language';
import { storeValues } from '../../i18n/language-provider';
import type { Language } from '../../i18n/languages';
import { describeStore, titleOfStore } from '../../lib/queries/store-settings';

/** Returns the texts that visitors read in a language where the store has not written its own, in English or in it. */
export async function defaultStorefront(settings: StaffStoreSettings, code: Language): Promise<StorefrontTexts> {
  const translate = await loadTranslator(code, 'shop');
  const known = storeValues(code, settings.name, { currency: settings.currency });
  const t: typeof translate = (key, values) => translate(key, { ...known, ...values });
  const { isDemonstration } = settings;
  return {
    heroTitle: t(isDemonstration ? 'home.hero.title' : 'home.hero.welcome'),
    heroText: isDemonstration ? t('shared.hero.text') : '',
    heroButton: t('home.hero.button'),
    streamingIntro: (await loadTranslator(code, 'customer'))('streaming.text'),
    homeTitle: titleOfStore(settings, t),
    homeDescription: describeStore(settings, code, 'head', t),
  };
}
