import type { AlertName } from '@shopwright/contracts/http/operations-alerts';
import type { Executor } from '@shopwright/service-kit/database/connection';
import type { AlertPass } from '../db/alert-tables';
import type { OrderDeps } from '../deps';
import type { Sighting } from './alert-rules';
import { readDifferences } from './read-differences';
import { type JobsSighting, readJobs } from './read-jobs';
import { readWebhooks } from './read-webhooks';

/** Three passes and more. */
const awayMs = 100_000;

interface Looked {
  differences: Awaited<ReturnType<typeof readDifferences>>;
  jobs: JobsSighting;
}

/** Reads what needs no pass, before its lock is taken: other services are asked. */
export async function lookAtStore(deps: OrderDeps, now: Date): Promise<Looked> {
  const [differences, jobs] = await Promise.all([readDifferences(deps.database.db, now), readJobs(deps, now)]);
  return { differences, jobs };
}

/** Returns what each rule sees; undefined where it cannot be determined. */
export async function readSightings(
  db: Executor,
  pass: AlertPass,
  now: Date,
  { differences: { payments, differences }, jobs }: Looked,
): Promise<Record<AlertName, Sighting | undefined>> {
  return {
    payments,
    differences,
    audit_log: jobs.audit,
    parked_jobs: jobs.parked,
    late_jobs: jobs.late,
    catalog_away: toAway(pass.catalogAnsweredAt, pass, now),
    auth_away: toAway(pass.authAnsweredAt, pass, now),
    webhooks_missing: await readWebhooks(db, now, pass.watchedSince),
  };
}

function toAway(answeredAt: Date | null, { watchedSince }: AlertPass, now: Date): Sighting {
  const since = answeredAt && answeredAt > watchedSince ? answeredAt : watchedSince;
  const ms = now.getTime() - since.getTime();
  return { count: ms >= awayMs ? 1 : 0, since, value: Math.max(0, Math.round(ms / 1000)) };
}
