import { parkedDays } from '@shopwright/contracts/http/jobs';
import { useQueries } from '@tanstack/react-query';
import { CircleCheck, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { momentText } from '../../lib/format';
import { type AllJobs, combineJobs, jobKey, jobsQueries } from '../../lib/queries/jobs';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Notice } from '../../ui/notice';
import { ListSkeleton } from '../../ui/skeleton';
import { useRetryJobs } from './api';
import { ParkedJobCard } from './parked-job-card';

/** The jobs that no retry can help, since when and why, and the number of those that are still retried. */
export function ParkedJobs() {
  const { t, language } = useLanguage();
  const all = useQueries({ queries: jobsQueries, combine: combineJobs });
  const { parked, late, lateSince, missing, jobs } = all;
  if (all.isPending) return <ListSkeleton count={1} className="h-24" />;
  return (
    <section className="mb-6" aria-labelledby="parked-jobs">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="parked-jobs" className="font-semibold text-lg">
          {t('jobs.parked')} <span className="tabular font-normal text-muted">{parked.toLocaleString(language)}</span>
        </h2>
        {jobs.length > 0 && <RetryAll all={all} />}
      </div>
      {missing.length > 0 && (
        <Notice tone="danger" className="mb-3">
          {t('jobs.missing', { services: missing.join(', ') })}
        </Notice>
      )}
      {late > 0 && lateSince && (
        <Notice tone="warning" className="mb-3">
          {t('jobs.late', { count: late, time: momentText(lateSince, language) })}
        </Notice>
      )}
      {jobs.length > 0 ? (
        <>
          <p className="mb-3 text-muted text-sm">{t('jobs.parked_text', { count: parkedDays })}</p>
          <Card className="divide-y divide-line">
            {jobs.map((job) => (
              <ParkedJobCard key={jobKey(job)} job={job} all={all} />
            ))}
          </Card>
          {parked > jobs.length && (
            <p className="mt-3 text-muted text-sm">{t('jobs.newest', { count: jobs.length })}</p>
          )}
        </>
      ) : (
        missing.length === 0 && (
          <Card className="flex items-center gap-3 p-4 text-muted text-sm">
            <CircleCheck size={20} aria-hidden className="shrink-0 text-primary" />
            {t('jobs.none')}
          </Card>
        )
      )}
    </section>
  );
}

/** Asks first: a hundred jobs may be a hundred emails. */
function RetryAll({ all }: { all: AllJobs }) {
  const { t } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const retry = useRetryJobs(all, close);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <RotateCcw size={16} aria-hidden />
        {t('jobs.retry_all')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={close}
        title={t('jobs.retry_all_title', { count: all.parked })}
        text={t('jobs.retry_all_text')}
        confirmLabel={t('jobs.retry_all')}
        cancelLabel={t('shared.dialog.cancel')}
        onConfirm={() => retry.mutate(undefined)}
        isPending={retry.isPending}
      />
    </>
  );
}
