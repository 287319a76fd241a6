import type { ParkedJob } from '@shopwright/contracts/http/jobs';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { jobName } from '../../components/job-name';
import { useLanguage } from '../../i18n/language-provider';
import { momentText } from '../../lib/format';
import { paths } from '../../lib/paths';
import type { AllJobs } from '../../lib/queries/jobs';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useDiscardJob, useRetryJobs } from './api';

/** One parked job by what it has not done; below, the names that the board of the queues and the logs use. */
export function ParkedJobCard({ job, all }: { job: ParkedJob; all: AllJobs }) {
  const { t, language } = useLanguage();
  const retry = useRetryJobs(all);
  const { queue, type, reason, recipient, occurredAt, parkedAt, orderId, eventId } = job;
  const name = jobName(job, t);
  return (
    <article className="flex flex-wrap items-start justify-between gap-3 p-4 text-sm" aria-label={name}>
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="wrap-anywhere font-medium">{name}</h3>
        <p className="wrap-anywhere mt-1">
          <bdi>{reason}</bdi>
        </p>
        {recipient && <p className="wrap-anywhere mt-1 text-muted">{t('jobs.recipient', { address: recipient })}</p>}
        <p className="mt-1 text-muted text-xs">
          {t('jobs.since', { parked: momentText(parkedAt, language), occurred: momentText(occurredAt, language) })}
        </p>
        <p translate="no" className="wrap-anywhere mt-1 text-muted text-xs">
          <bdi>
            {queue} · {type} · {eventId}
          </bdi>
        </p>
        <div className="mt-1 flex flex-wrap gap-x-4">
          {orderId !== null && (
            <Link to={paths.orderXRay(orderId)} className={linkClass}>
              {t('jobs.order', { id: orderId })}
            </Link>
          )}
          {hasTrace(job) && (
            <Link to={paths.trace(job.traceId)} className={linkClass}>
              {t('jobs.trace')}
            </Link>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => retry.mutate(job)} isPending={retry.isPending}>
          {t('jobs.retry')}
        </Button>
        <Discard job={job} name={name} all={all} />
      </div>
    </article>
  );
}

const linkClass = 'inline-flex min-h-8 pointer-coarse:min-h-11 items-center underline hover:no-underline';

const dayMs = 24 * 3_600_000;

/** Traces are kept for a day after their last span, which is about when the job was parked. */
const hasTrace = (job: ParkedJob): job is ParkedJob & { traceId: string } =>
  Boolean(job.traceId) && Date.now() - Date.parse(job.parkedAt) < dayMs;

/** Asks first: nothing does later what a discarded job was to do. */
function Discard({ job, name, all }: { job: ParkedJob; name: string; all: AllJobs }) {
  const { t } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const discard = useDiscardJob(all, close);
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
        {t('jobs.discard')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={close}
        title={t('jobs.discard_title')}
        text={t('jobs.discard_text', { name })}
        confirmLabel={t('jobs.discard')}
        cancelLabel={t('shared.dialog.cancel')}
        onConfirm={() => discard.mutate(job)}
        isPending={discard.isPending}
        isDangerous
      />
    </>
  );
}
