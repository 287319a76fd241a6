import { backupOldAfterMs } from '@shopwright/contracts/http/backups';
import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import {
  DatabaseBackup,
  DatabaseZap,
  Hourglass,
  Import,
  ListChecks,
  type LucideIcon,
  Mail,
  TriangleAlert,
  Webhook,
} from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { ageText, momentText } from '../../lib/format';
import { paths } from '../../lib/paths';
import { combineJobs, jobsQueries } from '../../lib/queries/jobs';
import { StatCard } from '../../ui/stat-card';
import {
  dayMetricsQuery,
  failedTracesMax,
  failedTracesQuery,
  lastBackupQuery,
  lastImportsQuery,
  poolerQuery,
  queueTotalsQuery,
  replicaQuery,
  webhookTotalsQuery,
} from './api';
import { isStale } from './as-of';

/** One card for each part of the store that has a page of its own. What one of them does not answer leaves the others. */
export function PartCards() {
  const { t } = useLanguage();
  return (
    <section className="mb-8" aria-labelledby="ops-parts">
      <h2 id="ops-parts" className="mb-3 font-semibold text-lg">
        {t('ops.parts')}
      </h2>
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-3">
        <Queues />
        <Traces />
        <Emails />
        <Webhooks />
        <Imports />
        <Backups />
        <Replica />
        <Pooler />
      </div>
    </section>
  );
}

interface PartCardProps<Read> {
  query: Pick<UseQueryResult<Read>, 'data' | 'isPending' | 'isError' | 'isPaused' | 'dataUpdatedAt'>;
  label: string;
  icon: LucideIcon;
  to?: string;
  children: (data: Read) => { value: string; hint: string };
}

/** Shows no value that is not the present one. */
function PartCard<Read>({ query, children, ...card }: PartCardProps<Read>) {
  const { data, isPending } = query;
  const { t } = useLanguage();
  if (data === undefined || isStale(query))
    return <StatCard {...card} value="–" hint={isPending ? undefined : t('ops.part_failed')} />;
  return <StatCard {...card} {...children(data)} />;
}

function Queues() {
  const { t, language } = useLanguage();
  const query = useQuery(queueTotalsQuery);
  const { parked, missing, isPending } = useQueries({ queries: jobsQueries, combine: combineJobs });
  const parkedText = isPending || missing.length > 0 ? '–' : parked.toLocaleString(language);
  return (
    <PartCard query={query} label={t('ops.part.queues')} icon={ListChecks} to={paths.jobs}>
      {(queues) => {
        const sum = (count: 'waiting' | 'active' | 'delayed') =>
          queues.reduce((total, queue) => total + queue[count], 0).toLocaleString(language);
        return {
          value: sum('waiting'),
          hint: t('ops.part.queues_hint', { active: sum('active'), delayed: sum('delayed'), parked: parkedText }),
        };
      }}
    </PartCard>
  );
}

function Traces() {
  const { t, language } = useLanguage();
  const query = useQuery(failedTracesQuery);
  return (
    <PartCard query={query} label={t('ops.part.traces')} icon={TriangleAlert} to={`${paths.traces}?errors=1`}>
      {(count) => ({
        value: `${count.toLocaleString(language)}${count >= failedTracesMax ? '+' : ''}`,
        hint: t('ops.part.day_hint'),
      })}
    </PartCard>
  );
}

function Emails() {
  const { t, language } = useLanguage();
  const query = useQuery(dayMetricsQuery);
  return (
    <PartCard query={query} label={t('ops.part.emails')} icon={Mail} to={paths.mail}>
      {({ series }) => ({
        value: series
          .filter(({ metric }) => metric === 'emails_sent')
          .flatMap(({ values }) => values)
          .reduce((sum: number, value) => sum + (value ?? 0), 0)
          .toLocaleString(language),
        hint: t('ops.part.day_hint'),
      })}
    </PartCard>
  );
}

function Webhooks() {
  const { t, language } = useLanguage();
  const query = useQuery(webhookTotalsQuery);
  return (
    <PartCard query={query} label={t('ops.part.webhooks')} icon={Webhook} to={paths.webhooks}>
      {(endpoints) => {
        const count = (isMeant: (endpoint: (typeof endpoints)[number]) => boolean) =>
          endpoints.filter(isMeant).length.toLocaleString(language);
        const failing = count(({ state, failingSince }) => state === 'active' && failingSince !== null);
        const stopped = count(({ state }) => state !== 'active');
        return {
          value: endpoints.length.toLocaleString(language),
          hint: t('ops.part.webhooks_hint', { failing, stopped }),
        };
      }}
    </PartCard>
  );
}

function Imports() {
  const { t, language } = useLanguage();
  const query = useQuery(lastImportsQuery);
  return (
    <PartCard query={query} label={t('ops.part.imports')} icon={Import} to={paths.importProducts}>
      {(imports) => {
        const running = imports.filter(({ endedAt }) => endedAt === null).length;
        const last = imports[0];
        return {
          value: running.toLocaleString(language),
          hint: last
            ? t('ops.part.imports_hint', { time: momentText(last.createdAt, language) })
            : t('ops.part.imports_none'),
        };
      }}
    </PartCard>
  );
}

function Backups() {
  const { t, language } = useLanguage();
  const query = useQuery(lastBackupQuery);
  return (
    <PartCard query={query} label={t('ops.part.backups')} icon={DatabaseBackup} to={`${paths.office}#backups`}>
      {({ last, failure }) => {
        if (failure) return { value: t('ops.part.backups_failed'), hint: failure.reason };
        if (!last) return { value: '–', hint: t('ops.part.backups_none') };
        const age = query.dataUpdatedAt - Date.parse(last.takenAt);
        return {
          value: t('ops.part.backups_ago', { age: ageText(age, language) }),
          hint: age > backupOldAfterMs ? t('ops.part.backups_old') : momentText(last.takenAt, language),
        };
      }}
    </PartCard>
  );
}

/** Only in a store that has one. */
function Replica() {
  const { t, language } = useLanguage();
  const query = useQuery(replicaQuery);
  if (!query.data?.replica) return null;
  return (
    <PartCard query={query} label={t('ops.part.replica')} icon={DatabaseZap}>
      {({ replica }) => {
        const lag = replica?.lagSeconds ?? null;
        const age = lag === null ? '–' : ageText(lag * 1000, language);
        if (!replica?.isRead)
          return {
            value: t('ops.part.replica_unread'),
            hint: t(`ops.part.replica_fault.${replica?.fault ?? 'unchecked'}`, { age }),
          };
        const value = lag !== null && lag < 1 ? t('ops.part.replica_current') : t('ops.part.replica_read', { age });
        return { value, hint: t('ops.part.replica_read_hint') };
      }}
    </PartCard>
  );
}

/** Only in a store that has PgBouncer, and lets the collector look into it. */
function Pooler() {
  const { t, language } = useLanguage();
  const query = useQuery(poolerQuery);
  if (!query.data?.pooler) return null;
  return (
    <PartCard query={query} label={t('ops.part.pooler')} icon={Hourglass}>
      {({ pooler }) => {
        if (!pooler?.isAnswering) return { value: '–', hint: t('ops.part.pooler_silent') };
        const age = ageText(pooler.longestWaitSeconds * 1000, language);
        return {
          value: pooler.waiting.toLocaleString(language),
          hint: pooler.waiting > 0 ? t('ops.part.pooler_longest', { age }) : t('ops.part.pooler_none'),
        };
      }}
    </PartCard>
  );
}
