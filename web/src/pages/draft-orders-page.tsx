import { draftStates } from '@shopwright/contracts/http/draft-orders';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FilePen, Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { QueryError } from '../components/query-error';
import { ShowMore } from '../components/query-list';
import { TitledPage } from '../components/titled-page';
import { useSearchText } from '../components/use-search-text';
import { draftOrdersQuery } from '../features/draft-orders/api';
import { DraftsTable } from '../features/draft-orders/drafts-table';
import { useLanguage } from '../i18n/language-provider';
import { readSearchParam, withParam } from '../lib/address-params';
import { paths } from '../lib/paths';
import { useMay } from '../lib/use-may';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { ListBar } from '../ui/list-bar';
import { SavedViews } from '../ui/saved-views';
import { SearchField } from '../ui/search-field';
import { Skeleton } from '../ui/skeleton';

export function DraftOrdersPage() {
  const { t } = useLanguage();
  const may = useMay();
  const [params] = useSearchParams();
  const [search, setSearch] = useSearchText((current, text) => withParam(current, 'search', text));
  const state = draftStates.find((known) => known === params.get('state'));
  const inAddress = readSearchParam(params);
  const filters = { ...(state && { state }), ...(inAddress && { search: inAddress }) };
  const drafts = useInfiniteQuery(draftOrdersQuery(filters));
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <TitledPage
      title={t('draft_orders.title')}
      text={t('draft_orders.text')}
      actions={
        may('orders:write') && (
          <ButtonLink to={paths.newDraftOrder}>
            <Plus size={16} aria-hidden />
            {t('draft_orders.new')}
          </ButtonLink>
        )
      }
    >
      <ListBar
        views={
          <SavedViews
            label={t('draft_orders.views')}
            views={([undefined, ...draftStates] as const).map((view) => ({
              to: `?${withParam(params, 'state', view ?? '').toString()}`,
              label: t(`draft_orders.view_${view ?? 'all'}`),
              isCurrent: state === view,
            }))}
          />
        }
        filters={
          <SearchField label={t('draft_orders.find')} value={search} onChange={setSearch} className="w-full sm:w-72" />
        }
      />
      {drafts.isPending ? (
        <Skeleton className="h-96 rounded-card" />
      ) : !drafts.data ? (
        <QueryError title={t('draft_orders.failed')} query={drafts} />
      ) : drafts.data.length === 0 ? (
        <EmptyState
          icon={<FilePen aria-hidden />}
          title={t(isFiltered ? 'draft_orders.none' : 'draft_orders.empty')}
          text={t(isFiltered ? 'draft_orders.none_text' : 'draft_orders.empty_text')}
        />
      ) : (
        <DraftsTable drafts={drafts.data} isBusy={drafts.isPlaceholderData} />
      )}
      <ShowMore query={drafts} label={t('shared.list.more')} className="mt-6 text-center" />
    </TitledPage>
  );
}
