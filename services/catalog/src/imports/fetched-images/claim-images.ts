import type { BodyOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/import-images';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { eq, type SQL, sql } from 'drizzle-orm';
import { importImages } from '../../db/import-images';
import { imports } from '../../db/suppliers';
import { importNotFound } from '../import-progress';
import { attemptsMax, failImage } from './fail-image';
import { requestImages } from './request-images';

/** What other shops do not mind. */
const perHostMax = 2;
/** Longer than a fetch and its storage take. A worker that died keeps an image no longer. */
const claimedSeconds = 90;

/** Claims take turns, so that together they ask no host for more. */
export async function claimImages(
  database: Database,
  jobId: string,
  { max, continueLater }: BodyOf<typeof endpoints.claimImages>,
): Promise<ResponseOf<typeof endpoints.claimImages>> {
  const { claimed, waitMs } = await database.transaction(async (tx) => {
    const [job] = await tx.select({ phase: imports.phase }).from(imports).where(eq(imports.id, jobId));
    if (!job) throw importNotFound();
    if (job.phase !== 'import') return { claimed: [], waitMs: null };
    if (continueLater) {
      await requestImages(tx, jobId);
      return { claimed: [], waitMs: null };
    }
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('claim images'))`);
    return { claimed: await claim(tx, jobId, max), waitMs: await readWaitMs(tx, jobId) };
  });
  // Whoever fetched these did not live to say what became of them.
  const isGivenUp = ({ attempts }: { attempts: number }) => attempts > attemptsMax;
  for (const { id } of claimed.filter(isGivenUp)) {
    await failImage(database, { jobId, imageId: id }, { problem: 'timeout', isFinal: true });
  }
  return { images: claimed.filter((one) => !isGivenUp(one)).map(({ id, url }) => ({ id, url })), waitMs };
}

/** The hosts of what is left, each found by one look at the index. */
const hostsOf = (jobId: string): SQL => sql`recursive hosts as (
  (select host from ${importImages} where import_id = ${jobId}::uuid and state = 'pending' order by host limit 1)
  union all
  select next.host from hosts, lateral (
    select i.host from ${importImages} i where i.import_id = ${jobId}::uuid and i.state = 'pending' and i.host > hosts.host
    order by i.host limit 1
  ) next)`;

async function claim(tx: Executor, jobId: string, max: number) {
  return tx.execute<{ id: number; url: string; attempts: number }>(sql`
    with ${hostsOf(jobId)},
    chosen as (
      select due.id from hosts, lateral (
        select i.id from ${importImages} i
        where i.import_id = ${jobId}::uuid and i.host = hosts.host and i.state = 'pending' and i.due_at <= now()
        order by i.due_at, i.id
        limit greatest(0, ${perHostMax} - (
          select count(*) from ${importImages} busy
          where busy.host = hosts.host and busy.state = 'pending' and busy.claimed_until > now()))
      ) due
      limit ${max}
    )
    update ${importImages} set attempts = attempts + 1, due_at = claim.until, claimed_until = claim.until
    from chosen, (select now() + make_interval(secs => ${claimedSeconds}) as until) claim
    where ${importImages.id} = chosen.id
    returning ${importImages.id}, url, attempts`);
}

async function readWaitMs(tx: Executor, jobId: string): Promise<number | null> {
  const [next] = await tx.execute<{ waitMs: number | null }>(sql`
    with ${hostsOf(jobId)}
    select (extract(epoch from min(due.due_at) - now()) * 1000)::int as "waitMs" from hosts, lateral (
      select i.due_at from ${importImages} i
      where i.import_id = ${jobId}::uuid and i.host = hosts.host and i.state = 'pending' order by i.due_at limit 1
    ) due`);
  const waitMs = next?.waitMs ?? null;
  return waitMs === null ? null : Math.max(0, waitMs);
}
