import type { ParkedJob } from '@shopwright/contracts/http/jobs';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { momentText } from '../../lib/format';
import { paths } from '../../lib/paths';
import type { AllJobs } from '../../lib/queries/jobs';
import { Button } from '../../ui/button';
import { useRetryJobs } from './api';

/** One parked job, by the names that the board of the queues and the logs use. */
export function ParkedJobCard({ job, all }: { job: ParkedJob; all: AllJobs }) {
  const { t, language } = useLanguage();
  const retry = useRetryJobs(all);
  const { queue, type, reason, occurredAt, parkedAt, orderId, eventId } = job;
  const name = `${queue} · ${type}`;
  return (
    <article className="flex flex-wrap items-start justify-between gap-3 p-4 text-sm" aria-label={name}>
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="wrap-anywhere font-medium">
          <bdi>{name}</bdi>
        </h3>
        <p className="wrap-anywhere mt-1">
          <bdi>{reason}</bdi>
        </p>
        <p className="mt-1 text-muted text-xs">
          {t('jobs.since', { parked: momentText(parkedAt, language), occurred: momentText(occurredAt, language) })}
        </p>
        <p className="wrap-anywhere mt-1 text-muted text-xs">
          <bdi>{eventId}</bdi>
        </p>
        {orderId !== null && (
          <Link
            to={paths.orderXRay(orderId)}
            className="inline-flex min-h-8 pointer-coarse:min-h-11 items-center underline hover:no-underline"
          >
            {t('jobs.order', { id: orderId })}
          </Link>
        )}
      </div>
      <Button size="sm" variant="secondary" onClick={() => retry.mutate(job)} isPending={retry.isPending}>
        {t('jobs.retry')}
      </Button>
    </article>
  );
}
