import type { ResponseOf } from '@shopwright/contracts/endpoint';
import { type listOrderJobs, parkedJobs } from '@shopwright/contracts/http/jobs';
import { listJobs } from '@shopwright/service-kit/messaging/parked-jobs';
import { safeError } from '@shopwright/service-kit/runtime/logger';
import type { OrderDeps } from '../deps';
import type { Sighting } from './alert-rules';

/** Waits are up to six minutes long: after an outage of a few minutes, the jobs are done by then without a person. */
const lateForMs = 15 * 60_000;

type Jobs = Pick<ResponseOf<typeof listOrderJobs>, 'parked' | 'late' | 'lateSince' | 'hasAuditFault'>;

/** The services that have jobs of their own. */
const askedServices = ['catalog', 'auth'] as const;
export type AskedService = (typeof askedServices)[number];

export interface JobsSighting {
  /** Undefined if a service did not answer and the others have none. */
  parked: Sighting | undefined;
  late: Sighting | undefined;
  /** The services whose audit log was found changed. */
  audit: Sighting | undefined;
  /** The services that answered. */
  answered: readonly AskedService[];
}

/** Counts the parked and the late jobs of all services. */
export async function readJobs(deps: OrderDeps, now: Date): Promise<JobsSighting> {
  const [own, ...responses] = await Promise.all([
    listJobs(deps.database),
    ...askedServices.map((service) => askForJobs(deps, service)),
  ]);
  const known: Jobs[] = [own, ...responses.filter((response) => response !== undefined)];
  const isComplete = known.length === responses.length + 1;
  const lateSince = known.flatMap((jobs) => jobs.lateSince ?? []).sort()[0];
  const isLate = lateSince !== undefined && now.getTime() - new Date(lateSince).getTime() >= lateForMs;
  const toSighting = (count: number, since: Date) => (count > 0 || isComplete ? { count, since } : undefined);
  return {
    parked: toSighting(sum(known, 'parked'), now),
    late: withValue(
      toSighting(isLate ? sum(known, 'late') : 0, isLate ? new Date(lateSince) : now),
      sum(known, 'late'),
    ),
    audit: toSighting(known.filter(({ hasAuditFault }) => hasAuditFault).length, now),
    answered: askedServices.filter((_, index) => responses[index] !== undefined),
  };
}

const withValue = (sighting: Sighting | undefined, value: number) => sighting && { ...sighting, value };

const sum = (jobs: Jobs[], kind: 'parked' | 'late'): number => jobs.reduce((total, each) => total + each[kind], 0);

/** Returns undefined for a service that does not answer, or answers with an error. */
async function askForJobs(deps: OrderDeps, service: AskedService): Promise<Jobs | undefined> {
  try {
    return await deps[service].call(parkedJobs[service].list);
  } catch (error) {
    deps.logger.warn({ err: safeError(error), service }, 'parked jobs of a service could not be read');
    return undefined;
  }
}
