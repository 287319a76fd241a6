import type { Span } from '@shopwright/contracts/http/traces';
import { CircleAlert } from 'lucide-react';
import { type CSSProperties, Fragment, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { durationText } from '../../lib/format';
import { Card } from '../../ui/card';
import { serviceColours, spanRows } from './api';
import { type TimeScale, timeScale } from './time-scale';

/** On a phone the name has a line of its own, above the bar. */
const columns = 'grid grid-cols-[1fr_5.5rem] px-4 sm:grid-cols-[minmax(12rem,20rem)_1fr_6rem]';

export function Waterfall({ spans }: { spans: Span[] }) {
  const { t } = useLanguage();
  const [openId, setOpenId] = useState<string | null>(null);
  const scale = timeScale(spans);
  const colours = serviceColours(spans.map(({ service }) => service));
  return (
    <Card className="overflow-hidden">
      <ul aria-label={t('traces.services')} className="flex flex-wrap gap-x-5 gap-y-2 border-line border-b p-4 text-sm">
        {[...colours].map(([service, colour]) => (
          <li key={service} className="flex items-center gap-2">
            <span aria-hidden="true" className="size-3 rounded-sm" style={{ background: colour }} />
            {service}
          </li>
        ))}
      </ul>
      <section dir="ltr" aria-label={t('traces.waterfall')} className="py-2">
        <TimeAxis scale={scale} />
        <IdleMarks scale={scale} />
        {spanRows(spans).map(({ span, depth }) => (
          <Fragment key={span.spanId}>
            <button
              type="button"
              aria-expanded={openId === span.spanId}
              onClick={() => setOpenId(openId === span.spanId ? null : span.spanId)}
              className={`${columns} min-h-9 w-full items-center gap-y-1 py-1.5 text-start text-sm hover:bg-sunken focus-visible:-outline-offset-2 aria-expanded:bg-sunken pointer-coarse:min-h-11`}
            >
              <span
                className="flex min-w-0 items-center gap-2 pe-3 ps-[calc(var(--depth)*0.5rem)] max-sm:col-span-full sm:ps-[calc(var(--depth)*1rem)]"
                style={{ '--depth': Math.min(depth, 12) } as CSSProperties}
              >
                <span
                  aria-hidden="true"
                  className="h-4 w-1 shrink-0 rounded-full"
                  style={{ background: colours.get(span.service) }}
                />
                {span.isError && (
                  <CircleAlert size={15} aria-label={t('traces.error')} className="shrink-0 text-danger" />
                )}
                <span className="min-w-0 max-sm:wrap-anywhere sm:truncate">
                  <span className="sr-only">{span.service} </span>
                  {span.name}
                </span>
              </span>
              <Bar span={span} scale={scale} colour={colours.get(span.service)} />
              <span className="tabular text-end">{durationText(span.durationMs)}</span>
            </button>
            {openId === span.spanId && <SpanAttributes span={span} />}
          </Fragment>
        ))}
      </section>
    </Card>
  );
}

/** The times since the beginning. */
function TimeAxis({ scale }: { scale: TimeScale }) {
  return (
    <div aria-hidden="true" className={`${columns} pb-1 text-muted text-xs`}>
      <span className="max-sm:hidden" />
      <span className="relative h-5 border-line border-b">
        {scale.ticks.map(({ at, ms }) => (
          <span
            key={ms}
            className="tabular absolute bottom-0 whitespace-nowrap border-line border-s ps-1"
            style={{ left: `${at * 100}%` }}
          >
            {durationText(ms)}
          </span>
        ))}
      </span>
      <span />
    </div>
  );
}

/** Long pauses, drawn short: each with how long it was. */
function IdleMarks({ scale }: { scale: TimeScale }) {
  const { t } = useLanguage();
  if (scale.idle.length === 0) return null;
  return (
    <div className={`${columns} pb-2 text-muted text-xs`}>
      <span className="max-sm:hidden" />
      <ul className="relative h-4">
        {scale.idle.map(({ at, durationMs }) => {
          const text = t('traces.idle', { duration: durationText(durationMs) });
          return (
            <li
              key={at}
              title={text}
              className="tabular absolute -translate-x-1/2 whitespace-nowrap rounded bg-sunken px-1"
              style={{ left: `${at * 100}%` }}
            >
              <span aria-hidden="true">⋯ {durationText(durationMs)}</span>
              <span className="sr-only">{text}</span>
            </li>
          );
        })}
      </ul>
      <span />
    </div>
  );
}

interface BarProps {
  span: Span;
  scale: TimeScale;
  colour: string | undefined;
}

function Bar({ span: { offsetMs, durationMs, isError }, scale, colour }: BarProps) {
  const from = scale.position(offsetMs);
  return (
    <span className="relative h-4">
      <span
        aria-hidden="true"
        className={`absolute inset-y-0 min-w-[3px] rounded ${isError ? 'outline-2 outline-danger' : ''}`}
        style={{
          left: `${from * 100}%`,
          width: `${(scale.position(offsetMs + durationMs) - from) * 100}%`,
          background: colour,
        }}
      />
    </span>
  );
}

const formatValue = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function SpanAttributes({ span }: { span: Span }) {
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
