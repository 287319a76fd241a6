import type { TraceSummary } from '@shopwright/contracts/http/traces';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { durationText, secondText } from '../../lib/format';
import { paths } from '../../lib/paths';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { type Column, Table } from '../../ui/table';

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
      cell: ({ hasError }) => (
        <Badge tone={hasError ? 'danger' : 'success'}>{t(hasError ? 'traces.error' : 'traces.ok')}</Badge>
      ),
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
      <Table columns={columns} rows={traces} rowKey={({ traceId }) => traceId} />
    </Card>
  );
}

/** On a narrow screen it also shows the hidden columns. */
function TraceHeading({ trace }: { trace: TraceSummary }) {
  const { t, language } = useLanguage();
  return (
    <>
      <Link
        to={paths.trace(trace.traceId)}
        className="wrap-anywhere inline-flex min-w-11 items-center hover:underline pointer-coarse:min-h-11"
      >
        {trace.root}
      </Link>
      {trace.hasError && (
        <Badge tone="danger" className="ms-2 sm:hidden">
          {t('traces.error')}
        </Badge>
      )}
      <span className="tabular block font-normal text-muted text-xs sm:hidden">
        {secondText(trace.startedAt, language)} · <bdi dir="ltr">{durationText(trace.durationMs)}</bdi>
      </span>
      <span className="wrap-anywhere block font-mono font-normal text-muted text-xs">{trace.traceId}</span>
    </>
  );
}
