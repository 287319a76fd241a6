import type { StorefrontTexts } from '@shopwright/contracts/http/storefront';
import type { MessageKey } from '../../i18n/messages';

/** What each text is called on the form. */
export const textLabels: Record<keyof StorefrontTexts | 'features', MessageKey> = {
  heroTitle: 'settings.hero_title',
  heroText: 'settings.hero_text',
  heroButton: 'settings.hero_button',
  heroAlt: 'settings.hero_alt',
  productsIntro: 'settings.products_intro',
  streamingIntro: 'settings.streaming_intro',
  homeTitle: 'settings.home_title',
  homeDescription: 'settings.home_description',
  features: 'settings.features',
};
