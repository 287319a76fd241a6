import type { StaffStoreSettings } from '@shopwright/contracts/http/store-settings';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { IdentityDialog } from '../components/identity-dialog';
import { ReadOnlyNotice, ReadOnlyUnless } from '../components/permitted';
import { QueryError } from '../components/query-error';
import { TitledPage } from '../components/titled-page';
import { HistoryCard } from '../features/audit/history-card';
import { SellingTab } from '../features/selling/selling-tab';
import { InvoicesTab } from '../features/settings/invoices-tab';
import { LookTab } from '../features/settings/look-tab';
import { PromisesTab } from '../features/settings/promises-tab';
import { RatesTab } from '../features/settings/rates-tab';
import { Redirects, SearchTab } from '../features/settings/search-tab';
import { StoreTab } from '../features/settings/store-tab';
import { StorefrontTab } from '../features/settings/storefront-tab';
import { TextsTab } from '../features/settings/texts-tab';
import { ApiKeyList } from '../features/team/api-key-list';
import { useLanguage } from '../i18n/language-provider';
import { meQuery } from '../lib/queries/session';
import { staffStoreSettingsQuery } from '../lib/queries/staff-store-settings';
import { maySeeSettings, type SettingsPart } from '../lib/settings-tabs';
import { useMay } from '../lib/use-may';
import { Skeleton } from '../ui/skeleton';
import { Tabs } from '../ui/tabs';

/** The settings of the store. What the user may not change is shown all the same; what they may not read is left out. */
export function SettingsPage() {
  const { t } = useLanguage();
  const may = useMay();
  const mayRead = may('settings:read');
  const query = useQuery({ ...staffStoreSettingsQuery, enabled: mayRead });
  return (
    <TitledPage title={t('layout.settings')} text={t('settings.page_text')}>
      {!mayRead ? (
        <SettingsTabs tabs={[]} />
      ) : query.isPending ? (
        <Skeleton className="h-120 max-w-4xl rounded-card" />
      ) : !query.data ? (
        <QueryError title={t('settings.failed')} query={query} />
      ) : (
        <AllTabs settings={query.data} canEdit={may('settings:write')} />
      )}
    </TitledPage>
  );
}

type TabList = ComponentProps<typeof Tabs>['tabs'];

interface AllTabsProps {
  settings: StaffStoreSettings;
  canEdit: boolean;
}

function AllTabs(props: AllTabsProps) {
  const { t } = useLanguage();
  const tabs = [
    { id: 'store', label: t('settings.tab_store'), content: <StoreTab {...props} /> },
    { id: 'look', label: t('settings.tab_look'), content: <LookTab {...props} /> },
    { id: 'storefront', label: t('settings.tab_storefront'), content: <StorefrontTab {...props} /> },
    { id: 'search', label: t('shared.search_engines'), content: <SearchTab {...props} /> },
    { id: 'promises', label: t('settings.tab_promises'), content: <PromisesTab {...props} /> },
    { id: 'texts', label: t('settings.tab_texts'), content: <TextsTab {...props} /> },
    { id: 'invoices', label: t('settings.tab_invoices'), content: <InvoicesTab {...props} /> },
    { id: 'selling', label: t('selling.tab'), content: <SellingTab /> },
    { id: 'rates', label: t('settings.tab_rates'), content: <Rates /> },
  ];
  // Rates are those of the dollar, and prices of another currency are not converted.
  return <SettingsTabs tabs={props.settings.currency === 'usd' ? tabs : tabs.filter(({ id }) => id !== 'rates')} />;
}

const Rates = () => (
  <ReadOnlyUnless permission="selling:write">
    <RatesTab />
  </ReadOnlyUnless>
);

/** The tabs that say by themselves what the user may change. */
const ownTabs = ['rates', 'selling', 'search', 'api-keys'];

/** The tabs of who reads the settings, and before them or alone those of who may change one part. */
function SettingsTabs({ tabs }: { tabs: TabList }) {
  const { t, direction } = useLanguage();
  const [params, setParams] = useSearchParams();
  const { data: user } = useQuery(meQuery);
  const sees = (part: SettingsPart) => maySeeSettings(user, part);
  const parts: TabList = sees('rest')
    ? []
    : [
        ...(sees('redirects') ? [{ id: 'search', label: t('settings.redirects'), content: <Redirects /> }] : []),
        ...(sees('discounts') ? [{ id: 'selling', label: t('selling.part_discounts'), content: <SellingTab /> }] : []),
      ];
  const keys: TabList = sees('api-keys') ? [{ id: 'api-keys', label: t('team.api_keys'), content: <ApiKeys /> }] : [];
  const all = [...tabs, ...parts, ...keys];
  const current = (all.find(({ id }) => id === params.get('tab')) ?? all[0])?.id;
  if (current === undefined) return null;
  return (
    <>
      {!ownTabs.includes(current) && <ReadOnlyNotice permission="settings:write" className="max-w-4xl" />}
      <Tabs
        label={t('layout.settings')}
        direction={direction}
        value={current}
        onChange={(id) => setParams({ tab: id }, { replace: true })}
        tabs={all}
      />
      <HistoryCard target="settings" id="store" className="mt-5 max-w-4xl p-5 sm:p-6" />
    </>
  );
}

/** For members who make keys and are no owners: those have them on the page of the team. */
const ApiKeys = () => (
  <div className="max-w-4xl">
    <ApiKeyList />
    <IdentityDialog />
  </div>
);
