import { visitorAttribute } from '@shopwright/contracts/http/traces';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Radar } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { LoadingHeading } from '../components/loading-region';
import { QueryError } from '../components/query-error';
import { PageHeader } from '../components/titled-page';
import { useTitle } from '../components/use-head';
import { traceQuery } from '../features/traces/api';
import { timeScale } from '../features/traces/time-scale';
import { Waterfall } from '../features/traces/waterfall';
import { XRayLink } from '../features/x-ray/x-ray-link';
import { useLanguage } from '../i18n/language-provider';
import { ApiError } from '../lib/api-error';
import { durationText } from '../lib/format';
import { paths } from '../lib/paths';
import { Button, ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Skeleton } from '../ui/skeleton';

export function TracePage() {
  const { t } = useLanguage();
  const { traceId = '' } = useParams();
  const trace = useQuery(traceQuery(traceId));
  const spans = trace.data?.spans ?? [];
  const root = spans.find(({ parentId }) => parentId === null) ?? spans[0];
  const title = root ? `${root.name} · ${durationText(root.durationMs)}` : t('traces.one');
  useTitle(title);
  const visitor = spans.map(({ attributes }) => attributes[visitorAttribute]).find((name) => typeof name === 'string');
  const isUnknown = trace.error instanceof ApiError && [400, 404].includes(trace.error.status);
  return (
    <div className="page py-8">
      <ButtonLink to={paths.traces} variant="ghost" size="sm" className="-ms-3 mb-4">
        <ArrowLeft size={16} aria-hidden className="rtl:-scale-x-100" />
        {t('traces.title')}
      </ButtonLink>
      {trace.isPending ? (
        <>
          <LoadingHeading />
          <Skeleton className="h-96 rounded-card" />
        </>
      ) : isUnknown || (trace.data && spans.length === 0) ? (
        <EmptyState
          level={1}
          icon={<Radar aria-hidden />}
          title={t('traces.unknown')}
          text={t('traces.unknown_text')}
        />
      ) : !trace.data ? (
        <QueryError title={t('traces.failed')} query={trace} level={1} />
      ) : (
        <>
          <PageHeader
            title={title}
            text={`${root?.service} · ${t('traces.summary', {
              spans: spans.length,
              duration: durationText(timeScale(spans).activeMs),
            })}`}
            actions={
              <div className="flex flex-wrap gap-2">
                <XRayLink of={traceId} />
                {visitor !== undefined && (
                  <ButtonLink to={paths.tracesAbout(visitor)} variant="secondary">
                    {t('traces.of_visitor')}
                  </ButtonLink>
                )}
                <Button variant="secondary" onClick={() => trace.refetch()} isPending={trace.isFetching}>
                  {t('shared.list.refresh')}
                </Button>
              </div>
            }
          />
          <p className="mb-5 break-all font-mono text-muted text-sm">{traceId}</p>
          <Waterfall spans={spans} />
        </>
      )}
    </div>
  );
}
