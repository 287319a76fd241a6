import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import { type Language, languageNames } from '../../i18n/languages';
import type { MessageKey } from '../../i18n/messages';
import { staffStoreSettingsQuery } from '../../lib/queries/staff-store-settings';
import { changedValues, type StorefrontForm, toForm } from './storefront-form';
import { textLabels } from './storefront-labels';

const labels: Record<string, MessageKey> = {
  heroImage: 'shared.field.image',
  heroLink: 'settings.hero_target',
  sections: 'settings.sections',
  'menus.main': 'settings.menu_main',
  'menus.footer': 'settings.menu_footer',
};

/** Names what someone else has changed since the form was filled. */
export function NewerStorefront({ before }: { before: StorefrontForm }) {
  const { t } = useLanguage();
  // Read again because this part of the page has just appeared.
  const { data: newer } = useQuery(staffStoreSettingsQuery);
  const names = (newer ? changedValues(before, toForm(newer)) : []).map((name) => {
    const [, code = '', text = 'features'] = name.split('.');
    const known = labels[name];
    if (known) return t(known);
    return `${t(textLabels[text as keyof typeof textLabels])} (${languageNames[code as Language]})`;
  });
  if (names.length === 0) return null;
  return (
    <p role="status" className="text-sm sm:col-span-2">
      {t('settings.newer', { fields: names.join(' · ') })}
    </p>
  );
}
