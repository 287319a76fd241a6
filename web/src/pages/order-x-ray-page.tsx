import type { OrderXRay } from '@shopwright/contracts/http/x-ray';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Copy, ScanSearch } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { LoadingHeading } from '../components/loading-region';
import { QueryError } from '../components/query-error';
import { PageHeader } from '../components/titled-page';
import { useTitle } from '../components/use-head';
import { eventText } from '../features/orders/event-text';
import { Waterfall } from '../features/traces/waterfall';
import { attemptsQuery, spansQuery, xRayQuery } from '../features/x-ray/api';
import { toEntries } from '../features/x-ray/entries';
import { toSupportBundle } from '../features/x-ray/support-bundle';
import { XRayTimeLine } from '../features/x-ray/x-ray-time-line';
import { useLanguage } from '../i18n/language-provider';
import { ApiError } from '../lib/api-error';
import { paths } from '../lib/paths';
import { Button, ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import { toast, toastError } from '../ui/toast-store';

export function OrderXRayPage() {
  const { t } = useLanguage();
  const { id = '' } = useParams();
  useTitle(t('x_ray.title', { id }));
  const xRay = useQuery(xRayQuery(id));
  const isUnknown = xRay.error instanceof ApiError && [400, 404].includes(xRay.error.status);
  return (
    <div className="page py-6 sm:py-8">
      {!isUnknown && (
        <ButtonLink to={`${paths.orders}/${id}`} variant="ghost" size="sm" className="-ms-3 mb-2">
          <ArrowLeft size={16} aria-hidden className="rtl:-scale-x-100" />
          {t('orders.number', { id })}
        </ButtonLink>
      )}
      {xRay.isPending ? (
        <>
          <LoadingHeading />
          <Skeleton className="h-96 rounded-card" />
        </>
      ) : isUnknown ? (
        <EmptyState
          level={1}
          icon={<ScanSearch aria-hidden />}
          title={t('shared.unknown')}
          text={t('shared.unknown_text')}
        />
      ) : !xRay.data ? (
        <QueryError title={t('x_ray.failed')} query={xRay} level={1} />
      ) : (
        <XRay xRay={xRay.data} />
      )}
    </div>
  );
}

function XRay({ xRay }: { xRay: OrderXRay }) {
  const { t, formatPrice } = useLanguage();
  const spans = useQuery(spansQuery(xRay));
  const jobs = useQuery(attemptsQuery(xRay));
  const parts = { xRay, traces: spans.data ?? [], attempts: jobs.data ?? [] };
  const entries = toEntries({ ...parts, t, describe: (event) => eventText(event, t, formatPrice) });
  const missing = [...xRay.unavailable, ...(spans.isError ? ['traces'] : []), ...(jobs.isError ? ['queues'] : [])];
  const copy = () =>
    navigator.clipboard.writeText(toSupportBundle(parts)).then(
      () => toast(t('x_ray.copied')),
      () => toastError(t('shared.toast.error'), t('shared.error.try_again')),
    );
  return (
    <>
      <PageHeader
        title={t('x_ray.title', { id: xRay.orderId })}
        text={t('x_ray.text')}
        actions={
          <Button variant="secondary" onClick={copy} disabled={spans.isLoading || jobs.isLoading}>
            <Copy size={16} aria-hidden />
            {t('x_ray.copy')}
          </Button>
        }
      />
      {missing.length > 0 && (
        <Notice tone="warning" className="mb-4">
          {t('x_ray.incomplete', { services: missing.join(', ') })}
        </Notice>
      )}
      <XRayTimeLine entries={entries} renderTrace={(trace) => <Waterfall spans={trace.spans} />} />
      {spans.data && spans.data.length < xRay.traceIds.length && (
        <p className="mt-3 text-muted text-xs">{t('x_ray.trace_gone')}</p>
      )}
    </>
  );
}
