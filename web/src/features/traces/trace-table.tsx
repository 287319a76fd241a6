import type { TraceSummary } from '@shopwright/contracts/http/traces';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { durationText, timeText } from '../../lib/format';
import { paths } from '../../lib/paths';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';

const columns = ['trace', 'started', 'duration', 'spans', 'services'] as const;

export function TraceTable({ traces }: { traces: TraceSummary[] }) {
  const { t, language } = useLanguage();
  return (
    <Card>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label={t('traces.title')} tabIndex={0} className="relative overflow-x-auto">
        <table className="w-full min-w-[44rem] text-sm">
          <thead className="border-line border-b bg-sunken/60 text-muted">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="px-5 py-3 text-start font-medium">
                  {t(`traces.column_${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {traces.map((trace) => (
              <tr key={trace.traceId} className="hover:bg-sunken/60">
                <th scope="row" className="px-5 py-3 text-start font-medium">
                  <Link to={paths.trace(trace.traceId)} className="hover:underline">
                    {trace.root}
                  </Link>
                  {trace.hasError && (
                    <Badge tone="danger" className="ms-2">
                      {t('traces.error')}
                    </Badge>
                  )}
                  <span className="block font-mono font-normal text-muted text-xs">{trace.traceId}</span>
                </th>
                <td className="tabular whitespace-nowrap px-5 py-3">{timeText(trace.startedAt, language)}</td>
                <td className="tabular whitespace-nowrap px-5 py-3">{durationText(trace.durationMs)}</td>
                <td className="tabular px-5 py-3">{trace.spanCount}</td>
                <td className="px-5 py-3 text-muted">{trace.services.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
