import { useQuery } from '@tanstack/react-query';
import { Radar } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { QueryError } from '../components/query-error';
import { TitledPage } from '../components/titled-page';
import { type TraceFilters, tracesQuery } from '../features/traces/api';
import { TraceFilterBar } from '../features/traces/trace-filters';
import { TraceTable } from '../features/traces/trace-table';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { Button, buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Skeleton } from '../ui/skeleton';

const refreshMs = 3000;
const noFilters: TraceFilters = { service: '', search: '', minDurationMs: '', errorsOnly: false };

export function TracesPage() {
  const { t } = useLanguage();
  const [filters, setFilters] = useState(noFilters);
  const [isLive, setLive] = useState(false);
  const traces = useQuery({
    ...tracesQuery(useDeferredValue(filters)),
    refetchInterval: isLive && refreshMs,
    staleTime: 0,
  });
  const services = useQuery({
    ...tracesQuery(noFilters),
    select: (all) => [...new Set(all.flatMap((x) => x.services))].sort(),
  });
  return (
    <TitledPage
      title={t('traces.title')}
      text={t('traces.text')}
      actions={
        <span className="flex gap-2">
          <Button variant="secondary" onClick={() => traces.refetch()} isPending={traces.isFetching && !isLive}>
            {t('list.refresh')}
          </Button>
          <a href={paths.queues} className={buttonClass({ variant: 'secondary' })}>
            {t('account.queues')}
          </a>
        </span>
      }
    >
      <TraceFilterBar
        filters={filters}
        services={services.data ?? []}
        isLive={isLive}
        onFilters={setFilters}
        onLive={setLive}
      />
      {traces.isPending ? (
        <Skeleton className="h-96 rounded-card" />
      ) : !traces.data ? (
        <QueryError title={t('traces.failed')} query={traces} />
      ) : traces.data.length === 0 ? (
        <EmptyState icon={<Radar aria-hidden />} title={t('traces.none')} text={t('traces.none_text')} />
      ) : (
        <TraceTable traces={traces.data} />
      )}
    </TitledPage>
  );
}
