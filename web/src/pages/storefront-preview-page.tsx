import { storefrontTextsIn } from '@shopwright/contracts/http/storefront';
import { hasMenuPage, showMenus } from '@shopwright/contracts/show-menus';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useEffect } from 'react';
import { useTitle } from '../components/use-head';
import { useStorefrontDraft } from '../features/settings/storefront-draft';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { shownCollectionsQuery } from '../lib/queries/collections';
import { menusKey, menusQuery } from '../lib/queries/menus';
import { categoriesInQuery } from '../lib/queries/products';
import { storeSettingsQuery } from '../lib/queries/store-settings';
import { storefrontTextsQuery } from '../lib/queries/storefront';
import { queryClient } from '../lib/query-client';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { HomePage } from './home-page';

/** The home page as the form of the settings, open in another tab, would make it. Nothing of it is saved or sent. */
export function StorefrontPreviewPage() {
  const { t } = useLanguage();
  const isShown = useShownDraft();
  if (!isShown) return <NoDraft />;
  return (
    <>
      <HomePage />
      <p
        role="status"
        className="sticky bottom-4 z-30 mx-auto mt-6 flex w-fit max-w-[calc(100%-2rem)] items-center gap-2 rounded-full bg-ink px-5 py-2.5 text-canvas text-sm shadow-lift"
      >
        <Eye size={16} aria-hidden className="shrink-0" />
        {t('settings.preview_note')}
      </p>
    </>
  );
}

/** Puts the draft in the place of what is saved, in this tab only, and takes it away again. */
function useShownDraft(): boolean {
  const { language } = useLanguage();
  const draft = useStorefrontDraft();
  const { data: settings } = useQuery(storeSettingsQuery);
  const { data: categories } = useQuery(categoriesInQuery(language));
  const { data: collections } = useQuery(shownCollectionsQuery(language));
  const isKnown = settings !== undefined && categories !== undefined && collections !== undefined;
  useEffect(() => {
    if (!draft || !isKnown) return;
    const { storefrontTexts, menus, ...shown } = draft;
    const targets = { categories, collections, hasPage: hasMenuPage(settings) };
    queryClient.setQueryData(menusQuery(language).queryKey, showMenus(menus, targets, language));
    queryClient.setQueryData(storefrontTextsQuery(language).queryKey, storefrontTextsIn(storefrontTexts, language));
    queryClient.setQueryData(
      storeSettingsQuery.queryKey,
      (saved) => saved && { ...saved, ...shown, hasStorefrontTexts: true, hasMenus: true },
    );
  }, [draft, isKnown, categories, collections, settings, language]);
  useEffect(
    () => () => {
      void queryClient.invalidateQueries({ queryKey: storeSettingsQuery.queryKey });
      queryClient.removeQueries({ queryKey: ['storefront-texts'] });
      queryClient.removeQueries({ queryKey: menusKey });
    },
    [],
  );
  return draft !== undefined && isKnown;
}

function NoDraft() {
  const { t } = useLanguage();
  useTitle(t('settings.preview'));
  return (
    <EmptyState
      level={1}
      icon={<Eye aria-hidden />}
      title={t('settings.preview_none')}
      text={t('settings.preview_none_text')}
    >
      <ButtonLink to={`${paths.settings}?tab=storefront`}>{t('settings.tab_storefront')}</ButtonLink>
    </EmptyState>
  );
}
