import type { StaffStoreSettings } from '@shopwright/contracts/http/store-settings';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { QueryError } from '../components/query-error';
import { TitledPage } from '../components/titled-page';
import { SellingTab } from '../features/selling/selling-tab';
import { InvoicesTab } from '../features/settings/invoices-tab';
import { LookTab } from '../features/settings/look-tab';
import { PromisesTab } from '../features/settings/promises-tab';
import { RatesTab } from '../features/settings/rates-tab';
import { SearchTab } from '../features/settings/search-tab';
import { StoreTab } from '../features/settings/store-tab';
import { StorefrontTab } from '../features/settings/storefront-tab';
import { TextsTab } from '../features/settings/texts-tab';
import { useLanguage } from '../i18n/language-provider';
import { staffStoreSettingsQuery } from '../lib/queries/staff-store-settings';
import { useMay } from '../lib/use-may';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import { Tabs } from '../ui/tabs';

/** The settings of the store. What the user may not change is shown all the same. */
export function SettingsPage() {
  const { t } = useLanguage();
  const may = useMay();
  const query = useQuery(staffStoreSettingsQuery);
  return (
    <TitledPage title={t('layout.settings')} text={t('settings.page_text')}>
      {query.isPending ? (
        <Skeleton className="h-120 max-w-4xl rounded-card" />
      ) : !query.data ? (
        <QueryError title={t('settings.failed')} query={query} />
      ) : (
        <SettingsTabs settings={query.data} canEdit={may('settings:write')} />
      )}
    </TitledPage>
  );
}

/** Staff may change these, or a part of them. */
const staffTabs = ['rates', 'selling', 'search'];

interface SettingsTabsProps {
  settings: StaffStoreSettings;
  canEdit: boolean;
}

function SettingsTabs(props: SettingsTabsProps) {
  const { t, direction } = useLanguage();
  const [params, setParams] = useSearchParams();
  const sections = [
    { id: 'store', label: t('settings.tab_store'), content: <StoreTab {...props} /> },
    { id: 'look', label: t('settings.tab_look'), content: <LookTab {...props} /> },
    { id: 'storefront', label: t('settings.tab_storefront'), content: <StorefrontTab {...props} /> },
    { id: 'search', label: t('shared.search_engines'), content: <SearchTab {...props} /> },
    { id: 'promises', label: t('settings.tab_promises'), content: <PromisesTab {...props} /> },
    { id: 'texts', label: t('settings.tab_texts'), content: <TextsTab {...props} /> },
    { id: 'invoices', label: t('settings.tab_invoices'), content: <InvoicesTab {...props} /> },
    { id: 'selling', label: t('selling.tab'), content: <SellingTab /> },
    { id: 'rates', label: t('settings.tab_rates'), content: <RatesTab /> },
  ];
  // Rates are those of the dollar, and prices of another currency are not converted.
  const tabs = props.settings.currency === 'usd' ? sections : sections.filter(({ id }) => id !== 'rates');
  const wanted = params.get('tab');
  const current = tabs.some(({ id }) => id === wanted) ? wanted : 'store';
  return (
    <>
      {!props.canEdit && !staffTabs.includes(current ?? '') && (
        <Notice className="mb-5 max-w-4xl">{t('settings.read_only')}</Notice>
      )}
      <Tabs
        label={t('layout.settings')}
        direction={direction}
        value={current ?? 'store'}
        onChange={(id) => setParams({ tab: id }, { replace: true })}
        tabs={tabs}
      />
    </>
  );
}
