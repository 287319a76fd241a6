import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { QueryError } from '../components/query-error';
import { TitledPage } from '../components/titled-page';
import { LookTab } from '../features/store/look-tab';
import { PromisesTab } from '../features/store/promises-tab';
import { StoreTab } from '../features/store/store-tab';
import { TextsTab } from '../features/store/texts-tab';
import { useLanguage } from '../i18n/language-provider';
import { meQuery } from '../lib/queries/session';
import { staffStoreSettingsQuery } from '../lib/queries/staff-store-settings';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import { Tabs } from '../ui/tabs';

/** The settings that make the store the merchant's own. Staff may look; operators change. */
export function SettingsPage() {
  const { t, direction } = useLanguage();
  const [params, setParams] = useSearchParams();
  const { data: user } = useQuery(meQuery);
  const query = useQuery(staffStoreSettingsQuery);
  const canEdit = user?.role === 'operator';
  const { data: settings } = query;
  const tab = { settings: settings as NonNullable<typeof settings>, canEdit };
  return (
    <TitledPage title={t('layout.settings')} text={t('store.page_text')}>
      {!canEdit && <Notice className="mb-5 max-w-4xl">{t('store.read_only')}</Notice>}
      {query.isPending ? (
        <Skeleton className="h-120 max-w-4xl rounded-card" />
      ) : !settings ? (
        <QueryError title={t('store.failed')} query={query} />
      ) : (
        <Tabs
          label={t('layout.settings')}
          direction={direction}
          value={params.get('tab') ?? 'store'}
          onChange={(id) => setParams({ tab: id }, { replace: true })}
          tabs={[
            { id: 'store', label: t('store.tab_store'), content: <StoreTab {...tab} /> },
            { id: 'look', label: t('store.tab_look'), content: <LookTab {...tab} /> },
            { id: 'promises', label: t('store.tab_promises'), content: <PromisesTab {...tab} /> },
            { id: 'texts', label: t('store.tab_texts'), content: <TextsTab {...tab} /> },
          ]}
        />
      )}
    </TitledPage>
  );
}
