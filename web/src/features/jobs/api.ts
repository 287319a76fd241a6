import { type EventOwner, type ParkedJob, parkedJobs } from '@shopwright/contracts/http/jobs';
import { listQueues } from '@shopwright/contracts/http/queues';
import { queryOptions } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import { call } from '../../lib/api-client';
import { type AllJobs, jobKey, jobsKey } from '../../lib/queries/jobs';
import { queryClient } from '../../lib/query-client';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { toast, toastError } from '../../ui/toast-store';

const refreshMs = 5000;

export const queuesQuery = queryOptions({
  queryKey: ['queues'],
  queryFn: ({ signal }) => call(listQueues, { signal }),
  refetchInterval: refreshMs,
});

/** Retries one parked job, or without one all that the operator has seen. */
export function useRetryJobs({ jobs, owners }: Pick<AllJobs, 'jobs' | 'owners'>, onDone: () => void = () => undefined) {
  const { t } = useLanguage();
  const end = () => {
    onDone();
    return queryClient.invalidateQueries({ queryKey: jobsKey });
  };
  return useSingleMutation({
    mutationFn: (job: ParkedJob | undefined) => (job ? retryOne(job, owners) : retryAll({ jobs, owners })),
    onSuccess: (retried) => {
      toast(t('jobs.retried', { count: retried }));
      return end();
    },
    onError: () => {
      toastError(t('jobs.retry_failed'), t('shared.error.try_again'));
      return end();
    },
  });
}

/** Ends a parked job without its effect. */
export function useDiscardJob({ owners }: Pick<AllJobs, 'owners'>, onDone: () => void) {
  const { t } = useLanguage();
  const end = () => {
    onDone();
    return queryClient.invalidateQueries({ queryKey: jobsKey });
  };
  return useSingleMutation({
    mutationFn: async ({ eventId, queue }: ParkedJob) => {
      const owner = owners.get(jobKey({ eventId, queue }));
      return owner !== undefined && (await call(parkedJobs[owner].discard, { body: { eventId, queue } })).discarded;
    },
    onSuccess: (isDiscarded) => {
      toast(t(isDiscarded ? 'jobs.discarded' : 'jobs.already_done'));
      return end();
    },
    onError: () => {
      toastError(t('jobs.discard_failed'), t('shared.error.try_again'));
      return end();
    },
  });
}

async function retryOne(job: ParkedJob, owners: AllJobs['owners']): Promise<number> {
  const owner = owners.get(jobKey(job));
  if (!owner) return 0;
  const { eventId, queue } = job;
  return (await call(parkedJobs[owner].retry, { body: { eventId, queue } })).retried;
}

/** Asks each service for its jobs up to the newest that is on the screen. One that fails does not stop the others. */
async function retryAll({ jobs, owners }: Pick<AllJobs, 'jobs' | 'owners'>): Promise<number> {
  const newest = new Map<EventOwner, string>();
  for (const job of jobs) {
    const owner = owners.get(jobKey(job));
    if (owner && !newest.has(owner)) newest.set(owner, job.parkedAt);
  }
  const responses = await Promise.allSettled([...newest].map(([owner, parkedUntil]) => retryAllOf(owner, parkedUntil)));
  const failed = responses.find((response) => response.status === 'rejected');
  if (failed) throw failed.reason;
  return responses.reduce((sum, response) => sum + (response.status === 'fulfilled' ? response.value : 0), 0);
}

async function retryAllOf(owner: EventOwner, parkedUntil: string): Promise<number> {
  for (let sum = 0; ; ) {
    const { retried, hasMore } = await call(parkedJobs[owner].retry, { body: { parkedUntil } });
    sum += retried;
    if (!hasMore) return sum;
  }
}
