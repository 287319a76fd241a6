import type { TraceSummary } from '@shopwright/contracts/http/traces';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { durationText, secondText } from '../../lib/format';
import { paths } from '../../lib/paths';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { type Column, rowLink, Table } from '../../ui/table';

export function TraceTable({ traces }: { traces: TraceSummary[] }) {
  const { t, language } = useLanguage();
  const columns: Column<TraceSummary>[] = [
    { id: 'trace', head: t('traces.column_trace'), cell: (trace) => <TraceHeading trace={trace} /> },
    {
      id: 'started',
      head: t('traces.column_started'),
      cell: ({ startedAt }) => secondText(startedAt, language),
      className: 'hidden sm:table-cell',
      cellClass: 'tabular whitespace-nowrap',
    },
    {
      id: 'duration',
      head: t('traces.column_duration'),
      cell: ({ durationMs }) => <bdi dir="ltr">{durationText(durationMs)}</bdi>,
      className: 'hidden sm:table-cell',
      cellClass: 'tabular whitespace-nowrap',
    },
    {
      id: 'status',
      head: t('traces.column_status'),
      cell: (trace) => <StatusBadge trace={trace} />,
      className: 'hidden sm:table-cell',
    },
    {
      id: 'spans',
      head: t('traces.column_spans'),
      cell: ({ spanCount }) => spanCount,
      className: 'hidden lg:table-cell',
      cellClass: 'tabular',
    },
    {
      id: 'services',
      head: t('traces.column_services'),
      cell: ({ services }) => services.join(', '),
      className: 'hidden md:table-cell',
      cellClass: 'text-muted',
    },
  ];
  return (
    <Card>
      <Table columns={columns} rows={traces} rowKey={({ traceId }) => traceId} isLinked />
    </Card>
  );
}

const isRefused = ({ status }: TraceSummary): boolean => status !== null && status >= 400;

/** The status of a response that refused or failed; "404" is no error of the store. */
function StatusBadge({ trace, className }: { trace: TraceSummary; className?: string }) {
  const { t } = useLanguage();
  const words = trace.hasError ? [t('traces.error')] : isRefused(trace) ? [] : [t('traces.ok')];
  const status = isRefused(trace) ? [trace.status] : [];
  return (
    <Badge tone={trace.hasError ? 'danger' : isRefused(trace) ? 'neutral' : 'success'} className={className}>
      {[...words, ...status].join(' ')}
    </Badge>
  );
}

/** On a narrow screen it also shows the hidden columns. */
function TraceHeading({ trace }: { trace: TraceSummary }) {
  const { t, language } = useLanguage();
  return (
    <>
      <Link
        to={paths.trace(trace.traceId)}
        className={`wrap-anywhere inline-flex min-w-11 items-center hover:underline pointer-coarse:min-h-11 ${rowLink}`}
      >
        {trace.root}
      </Link>
      {(trace.hasError || isRefused(trace)) && <StatusBadge trace={trace} className="ms-2 sm:hidden" />}
      <dl className="tabular flex flex-wrap gap-x-3 font-normal text-muted text-xs sm:hidden">
        {[
          { term: t('traces.column_started'), text: secondText(trace.startedAt, language) },
          { term: t('traces.column_duration'), text: durationText(trace.durationMs) },
        ].map(({ term, text }) => (
          <div key={term} className="flex gap-1">
            <dt>{term}</dt>
            <dd>
              <bdi dir="ltr">{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <span className="wrap-anywhere block font-mono font-normal text-muted text-xs">{trace.traceId}</span>
    </>
  );
}
