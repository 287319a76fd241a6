import { finishedJobsMax, type QueueState } from '@shopwright/contracts/http/queues';
import { useQueries, useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { QueryError } from '../../components/query-error';
import { useLanguage } from '../../i18n/language-provider';
import { ageText } from '../../lib/format';
import { combineJobs, jobsQueries } from '../../lib/queries/jobs';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { ListSkeleton } from '../../ui/skeleton';
import { type Column, Table } from '../../ui/table';
import { queuesQuery } from './api';

const counts = ['waiting', 'active', 'delayed', 'parked'] as const;
type Count = (typeof counts)[number];

interface QueueRow extends Record<Count, number> {
  queue: QueueState['queue'];
  isPaused: boolean;
  /** As texts; null where nothing waits, or nothing finished. */
  oldest: string | null;
  finished: string | null;
}

const labels = {
  waiting: 'jobs.waiting',
  active: 'jobs.active',
  delayed: 'jobs.delayed',
  parked: 'jobs.parked_count',
} as const;

const tones: Partial<Record<Count, string>> = {
  delayed: 'font-semibold text-accent-ink',
  parked: 'font-semibold text-danger',
};

/** How many jobs of each queue wait, run, wait for another attempt and are parked, and how fast they are done. */
export function QueueList() {
  const { t } = useLanguage();
  const query = useQuery(queuesQuery);
  return (
    <section aria-labelledby="queues">
      <h2 id="queues" className="mb-1 font-semibold text-lg">
        {t('jobs.queues')}
      </h2>
      <p className="mb-3 text-muted text-sm">{t('jobs.queues_text')}</p>
      {query.isPending && <ListSkeleton count={1} className="h-96" />}
      {query.isError && !query.data && <QueryError title={t('jobs.queues_failed')} query={query} level={3} />}
      {query.data && <QueueTable states={query.data} now={query.dataUpdatedAt} />}
    </section>
  );
}

function QueueTable({ states, now }: { states: QueueState[]; now: number }) {
  const { t, language } = useLanguage();
  const { parkedByQueue } = useQueries({ queries: jobsQueries, combine: combineJobs });
  const rows = states.map(
    ({ oldestAt, finished, ...state }): QueueRow => ({
      ...state,
      parked: parkedByQueue[state.queue] ?? 0,
      oldest: oldestAt && ageText(now - Date.parse(oldestAt), language),
      finished: finished > 0 ? `${finished.toLocaleString(language)}${finished >= finishedJobsMax ? '+' : ''}` : null,
    }),
  );
  const columns: Column<QueueRow>[] = [
    { id: 'queue', head: t('jobs.queue'), cell: (row) => <QueueHeading row={row} /> },
    ...counts.map((count) => ({
      id: count,
      head: t(labels[count]),
      isNumeric: true,
      className: wideOnly,
      cell: ({ [count]: value }: QueueRow) =>
        value === 0 ? <Nothing /> : <span className={clsx(tones[count])}>{value.toLocaleString(language)}</span>,
    })),
    {
      id: 'oldest',
      head: t('jobs.oldest'),
      isNumeric: true,
      className: wideOnly,
      cell: ({ oldest }) => oldest ?? <Nothing text={t('jobs.none_waiting')} />,
    },
    {
      id: 'finished',
      head: t('jobs.finished'),
      isNumeric: true,
      className: wideOnly,
      cell: ({ finished }) => finished ?? <Nothing />,
    },
  ];
  return (
    <Card>
      <Table isDense rows={rows} rowKey={({ queue }) => queue} columns={columns} />
    </Card>
  );
}

const wideOnly = 'max-md:hidden';

/** So that the few numbers that there are stand out. */
const Nothing = ({ text = '0' }: { text?: string }) => <span className="text-muted">{text}</span>;

/** On a narrow screen it also shows the hidden columns, as far as they say something. */
function QueueHeading({ row }: { row: QueueRow }) {
  const { t, language } = useLanguage();
  const parts = [
    ...counts
      .filter((count) => row[count] > 0)
      .map((count) => ({ label: labels[count], value: row[count].toLocaleString(language), tone: tones[count] })),
    ...(row.oldest ? [{ label: 'jobs.oldest' as const, value: row.oldest, tone: undefined }] : []),
    ...(row.finished ? [{ label: 'jobs.finished' as const, value: row.finished, tone: undefined }] : []),
  ];
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {t(`jobs.queue.${row.queue}`)}
        {row.isPaused && <Badge tone="accent">{t('jobs.paused')}</Badge>}
      </span>
      <span translate="no" className="wrap-anywhere block font-normal text-muted text-xs">
        <bdi>{row.queue}</bdi>
      </span>
      {parts.length > 0 && (
        <ul className="mt-0.5 flex flex-wrap gap-x-3 font-normal text-xs md:hidden">
          {parts.map(({ label, value, tone = 'text-muted' }) => (
            <li key={label} className={tone}>
              {t(label)}: <bdi className="tabular">{value}</bdi>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
