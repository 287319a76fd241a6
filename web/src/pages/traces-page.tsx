import { useInfiniteQuery } from '@tanstack/react-query';
import { Radar } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { QueryError } from '../components/query-error';
import { TitledPage } from '../components/titled-page';
import { noTraceFilters, tracesQuery } from '../features/traces/api';
import { TraceFilterBar } from '../features/traces/trace-filters';
import { TraceTable } from '../features/traces/trace-table';
import { useTraceFilters } from '../features/traces/use-trace-filters';
import { XRayLink } from '../features/x-ray/x-ray-link';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { Button, ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Skeleton } from '../ui/skeleton';

const refreshMs = 3000;

export function TracesPage() {
  const { t } = useLanguage();
  const [filters, setFilters] = useTraceFilters();
  const [isLive, setLive] = useState(false);
  const traces = useInfiniteQuery({
    ...tracesQuery(useDeferredValue(filters)),
    refetchInterval: isLive && refreshMs,
    staleTime: 0,
  });
  const { data: newest = [] } = useInfiniteQuery(tracesQuery(noTraceFilters));
  const services = [...new Set(newest.flatMap((trace) => trace.services))].sort();
  return (
    <TitledPage
      title={t('traces.title')}
      text={t('traces.text')}
      actions={
        <span className="flex gap-2">
          <Button variant="secondary" onClick={() => traces.refetch()} isPending={traces.isFetching && !isLive}>
            {t('shared.list.refresh')}
          </Button>
          <ButtonLink to={paths.jobs} variant="secondary">
            {t('session.account.queues')}
          </ButtonLink>
        </span>
      }
    >
      <TraceFilterBar filters={filters} services={services} isLive={isLive} onFilters={setFilters} onLive={setLive} />
      {traces.isPending ? (
        <Skeleton className="h-96 rounded-card" />
      ) : !traces.data ? (
        <QueryError title={t('traces.failed')} query={traces} />
      ) : traces.data.length === 0 ? (
        <EmptyState
          icon={<Radar aria-hidden />}
          title={t('traces.none')}
          text={t(filters.about ? 'traces.none_about' : 'traces.none_text')}
        >
          {filters.about && <XRayLink of={filters.about} />}
        </EmptyState>
      ) : (
        <>
          <TraceTable traces={traces.data} />
          {traces.hasNextPage && (
            <div className="mt-5 text-center">
              <Button variant="secondary" isPending={traces.isFetchingNextPage} onClick={() => traces.fetchNextPage()}>
                {t('shared.list.more')}
              </Button>
            </div>
          )}
        </>
      )}
    </TitledPage>
  );
}
