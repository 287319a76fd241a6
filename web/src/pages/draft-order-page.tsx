import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, FilePen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { LoadingHeading } from '../components/loading-region';
import { QueryError } from '../components/query-error';
import { useTitle } from '../components/use-head';
import { HistoryCard } from '../features/audit/history-card';
import { draftOrderQuery } from '../features/draft-orders/api';
import { DraftEditor } from '../features/draft-orders/draft-editor';
import { DraftBadge } from '../features/draft-orders/drafts-table';
import { OrderedDraft } from '../features/draft-orders/ordered-draft';
import { useLanguage } from '../i18n/language-provider';
import { isUnknown } from '../lib/api-error';
import { paths } from '../lib/paths';
import { buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Skeleton } from '../ui/skeleton';

/** A new draft. */
export function NewDraftOrderPage() {
  const { t } = useLanguage();
  useTitle(t('draft_orders.new'));
  return (
    <Frame>
      <h1 className="mb-5 font-bold text-2xl">{t('draft_orders.new')}</h1>
      <DraftEditor />
    </Frame>
  );
}

export function DraftOrderPage() {
  const { t } = useLanguage();
  const { id = '' } = useParams();
  useTitle(t('shared.draft_number', { id }));
  const draft = useQuery(draftOrderQuery(id));
  return (
    <Frame>
      {draft.isPending ? (
        <>
          <LoadingHeading />
          <Skeleton className="h-96 rounded-card" />
        </>
      ) : isUnknown(draft.error) ? (
        <EmptyState
          level={1}
          icon={<FilePen aria-hidden />}
          title={t('shared.unknown')}
          text={t('shared.unknown_text')}
        />
      ) : !draft.data ? (
        <QueryError title={t('draft_orders.failed')} query={draft} level={1} />
      ) : (
        <>
          <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2">
            <h1 className="font-bold text-2xl">{t('shared.draft_number', { id: draft.data.id })}</h1>
            <DraftBadge draft={draft.data} />
          </div>
          {draft.data.orderId === null ? (
            <DraftEditor key={draft.data.id} draft={draft.data} />
          ) : (
            <OrderedDraft draft={draft.data} />
          )}
          <HistoryCard target="draft-order" id={draft.data.id} className="mt-5 p-4 sm:p-5" />
        </>
      )}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <div className="page py-6 sm:py-8">
      <Link to={paths.draftOrders} className={buttonClass({ variant: 'ghost', size: 'sm', className: '-ms-3 mb-2' })}>
        <ArrowLeft size={16} aria-hidden className="rtl:-scale-x-100" />
        {t('draft_orders.title')}
      </Link>
      {children}
    </div>
  );
}
