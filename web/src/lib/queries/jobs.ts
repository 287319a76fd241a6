import { type EventOwner, type JobsReport, parkedJobs } from '@shopwright/contracts/http/jobs';
import { queryOptions, type UseQueryResult } from '@tanstack/react-query';
import { call } from '../api-client';
import { waitingKey } from './waiting';

const owners = Object.keys(parkedJobs) as EventOwner[];
const refreshMs = 30_000;

/** Below the key of everything that waits, so that the rail's number is read again like the others. */
export const jobsKey = [...waitingKey, 'jobs'];

const reportOf = (owner: EventOwner) =>
  queryOptions({
    queryKey: [...jobsKey, owner],
    queryFn: ({ signal }) => call(parkedJobs[owner].list, { signal }),
    refetchInterval: refreshMs,
    retry: false,
  });

/** One query per service that owns events: what one of them does not answer leaves the others' jobs. */
export const jobsQueries = owners.map(reportOf);

export interface AllJobs extends JobsReport {
  isPending: boolean;
  /** Services that did not answer. */
  missing: EventOwner[];
  /** The service that owns each job's event, by `queue:event`. */
  owners: ReadonlyMap<string, EventOwner>;
}

export const jobKey = ({ queue, eventId }: { queue: string; eventId: string }): string => `${queue}:${eventId}`;

/** Puts the services' reports together, the newest job first. */
export function combineJobs(results: UseQueryResult<JobsReport>[]): AllJobs {
  const reports = results.flatMap(({ data }, index) => (data ? [{ owner: owners[index] as EventOwner, ...data }] : []));
  return {
    isPending: results.some(({ isPending }) => isPending),
    missing: owners.filter((_, index) => results[index]?.isError),
    owners: new Map(reports.flatMap(({ owner, jobs }) => jobs.map((job) => [jobKey(job), owner] as const))),
    parked: reports.reduce((sum, { parked }) => sum + parked, 0),
    parkedByQueue: Object.assign({}, ...reports.map(({ parkedByQueue }) => parkedByQueue)),
    late: reports.reduce((sum, { late }) => sum + late, 0),
    lateSince: reports.flatMap(({ lateSince }) => lateSince ?? []).sort()[0] ?? null,
    hasAuditFault: reports.some(({ hasAuditFault }) => hasAuditFault),
    jobs: reports.flatMap(({ jobs }) => jobs).sort((one, other) => other.parkedAt.localeCompare(one.parkedAt)),
  };
}
