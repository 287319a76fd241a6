import type { TraceSummary } from '@shopwright/contracts/http/traces';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { durationText, timeText } from '../../lib/format';
import { paths } from '../../lib/paths';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';

const columns = [
  { id: 'trace', className: '' },
  { id: 'started', className: 'hidden sm:table-cell' },
  { id: 'duration', className: 'hidden sm:table-cell' },
  { id: 'spans', className: 'hidden lg:table-cell' },
  { id: 'services', className: 'hidden md:table-cell' },
] as const;

export function TraceTable({ traces }: { traces: TraceSummary[] }) {
  const { t, language } = useLanguage();
  return (
    <Card>
      <table className="w-full text-sm">
        <thead className="border-line border-b bg-sunken/60 text-muted">
          <tr>
            {columns.map(({ id, className }) => (
              <th key={id} scope="col" className={`px-5 py-3 text-start font-medium ${className}`}>
                {t(`traces.column_${id}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {traces.map((trace) => (
            <tr key={trace.traceId} className="hover:bg-sunken/60">
              <th scope="row" className="px-5 py-3 text-start font-medium">
                <Link to={paths.trace(trace.traceId)} className="wrap-anywhere hover:underline">
                  {trace.root}
                </Link>
                {trace.hasError && (
                  <Badge tone="danger" className="ms-2">
                    {t('traces.error')}
                  </Badge>
                )}
                <span className="tabular block font-normal text-muted text-xs sm:hidden">
                  {timeText(trace.startedAt, language)} · <bdi dir="ltr">{durationText(trace.durationMs)}</bdi>
                </span>
                <span className="wrap-anywhere block font-mono font-normal text-muted text-xs">{trace.traceId}</span>
              </th>
              <td className="tabular hidden whitespace-nowrap px-5 py-3 sm:table-cell">
                {timeText(trace.startedAt, language)}
              </td>
              <td className="tabular hidden whitespace-nowrap px-5 py-3 sm:table-cell">
                <bdi dir="ltr">{durationText(trace.durationMs)}</bdi>
              </td>
              <td className="tabular hidden px-5 py-3 lg:table-cell">{trace.spanCount}</td>
              <td className="hidden px-5 py-3 text-muted md:table-cell">{trace.services.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
