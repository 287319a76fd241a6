import { type Instance, silentAfterMs, watchedProcesses } from '@shopwright/contracts/http/instances';
import { useQuery } from '@tanstack/react-query';
import { QueryError } from '../../components/query-error';
import { useLanguage } from '../../i18n/language-provider';
import { ageText, durationText, percentText } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { ListSkeleton } from '../../ui/skeleton';
import { type Column, Table } from '../../ui/table';
import { instancesQuery } from './api';
import { AsOf, storeTime } from './as-of';
import { memoryText } from './memory-text';

interface InstanceRow extends Instance {
  silentMs: number;
  ageMs: number;
}

/** Every instance of every process, as its last heartbeat told, and the processes that none runs of. */
export function InstanceList() {
  const { t } = useLanguage();
  const query = useQuery(instancesQuery);
  return (
    <section className="mb-8" aria-labelledby="ops-processes">
      <h2 id="ops-processes" className="mb-3 font-semibold text-lg">
        {t('ops.processes')}
      </h2>
      {query.isPending && <ListSkeleton count={1} className="h-72" />}
      {query.isError && !query.data && <QueryError title={t('ops.processes_failed')} query={query} level={3} />}
      <AsOf query={query} />
      {query.data && <Instances now={storeTime(query)} instances={query.data.instances} />}
    </section>
  );
}

function Instances({ now, instances }: { now: number; instances: Instance[] }) {
  const { t, language } = useLanguage();
  const rows = watchedProcesses.flatMap((process) =>
    instances
      .filter((each) => each.process === process)
      .map((each): InstanceRow => {
        const silentMs = now - Date.parse(each.seenAt);
        return { ...each, silentMs, ageMs: now - Date.parse(each.startedAt) };
      })
      // One that ended without a word is of less interest than the one that took its place.
      .sort((one, other) => Number(isSilent(one)) - Number(isSilent(other))),
  );
  const missing = watchedProcesses.filter((process) => !rows.some((row) => row.process === process && !isSilent(row)));
  const columns: Column<InstanceRow>[] = [
    { id: 'process', head: t('ops.process'), cell: (row) => <InstanceHeading row={row} /> },
    { id: 'state', head: t('ops.state'), cell: (row) => <StateBadge row={row} />, className: wideOnly },
    ...facts.map(({ id, label, text }) => ({
      id,
      head: t(label),
      isNumeric: true,
      className: wideOnly,
      cell: (row: InstanceRow) => <bdi>{text(row, language)}</bdi>,
    })),
  ];
  return (
    <>
      {missing.length > 0 && (
        <Notice tone="danger" className="mb-3">
          {t('ops.processes_missing', { names: missing.join(', ') })}
        </Notice>
      )}
      {rows.length > 0 && (
        <Card>
          <Table isDense rows={rows} rowKey={(row) => `${row.process}:${row.host}:${row.pid}`} columns={columns} />
        </Card>
      )}
    </>
  );
}

const isSilent = ({ silentMs }: InstanceRow): boolean => silentMs >= silentAfterMs;

const wideOnly = 'max-md:hidden';

const facts = [
  { id: 'version', label: 'ops.version', text: ({ version }: InstanceRow, _language: string) => version },
  { id: 'uptime', label: 'ops.uptime', text: ({ ageMs }: InstanceRow, language: string) => ageText(ageMs, language) },
  {
    id: 'memory',
    label: 'ops.memory',
    text: ({ memoryMb }: InstanceRow, language: string) => memoryText(memoryMb, language),
  },
  {
    id: 'cpu',
    label: 'ops.cpu',
    text: ({ cpuPercent }: InstanceRow, language: string) => percentText(cpuPercent, language),
  },
  { id: 'lag', label: 'ops.lag', text: ({ lagMs }: InstanceRow, _language: string) => durationText(lagMs) },
  {
    id: 'heartbeat',
    label: 'ops.heartbeat',
    text: ({ silentMs }: InstanceRow, language: string) => ageText(silentMs, language),
  },
] as const;

function StateBadge({ row, className }: { row: InstanceRow; className?: string }) {
  const { t } = useLanguage();
  return (
    <Badge tone={isSilent(row) ? 'danger' : 'success'} className={className}>
      {t(isSilent(row) ? 'ops.silent' : 'ops.running')}
    </Badge>
  );
}

/** On a narrow screen it also shows the hidden columns. */
function InstanceHeading({ row }: { row: InstanceRow }) {
  const { t, language } = useLanguage();
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <bdi translate="no">{row.process}</bdi>
        <StateBadge row={row} className="md:hidden" />
      </span>
      <span translate="no" className="wrap-anywhere block font-normal text-muted text-xs">
        <bdi>
          {row.host} · {row.pid}
        </bdi>
      </span>
      <ul className="mt-0.5 flex flex-wrap gap-x-3 font-normal text-muted text-xs md:hidden">
        {facts.map(({ id, label, text }) => (
          <li key={id}>
            {t(label)}: <bdi className="tabular">{text(row, language)}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}
