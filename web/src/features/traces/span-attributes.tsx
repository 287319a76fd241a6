import type { Span } from '@shopwright/contracts/http/traces';
import { useLanguage } from '../../i18n/language-provider';
import { durationText } from '../../lib/format';

const formatValue = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

export function SpanAttributes({ span }: { span: Span }) {
  const { t } = useLanguage();
  const rows: [string, unknown][] = [
    [t('traces.service'), span.service],
    [t('traces.kind'), span.kind],
    [t('traces.offset'), durationText(span.offsetMs)],
    [t('traces.duration'), durationText(span.durationMs)],
    ...Object.entries(span.attributes),
  ];
  return (
    <dl className="grid gap-x-6 gap-y-1.5 border-line border-y bg-sunken/60 px-6 py-4 text-xs sm:grid-cols-[14rem_1fr]">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="break-all text-muted">{name}</dt>
          <dd className="tabular min-w-0 whitespace-pre-wrap break-all font-mono">{formatValue(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
