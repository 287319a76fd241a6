import type { Span } from '@shopwright/contracts/http/traces';
import { CircleAlert } from 'lucide-react';
import { Fragment, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { durationText } from '../../lib/format';
import { Card } from '../../ui/card';
import { serviceColours, spanRows, traceLengthMs } from './api';

const ticks = [0, 0.25, 0.5, 0.75];

export function Waterfall({ spans }: { spans: Span[] }) {
  const { t } = useLanguage();
  const [openId, setOpenId] = useState<string | null>(null);
  const lengthMs = traceLengthMs(spans);
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section dir="ltr" aria-label={t('traces.waterfall')} tabIndex={0} className="relative overflow-x-auto">
        <div className="min-w-[52rem] py-2">
          <div aria-hidden="true" className="grid grid-cols-[20rem_1fr_6rem] px-4 pb-2 text-muted text-xs">
            <span />
            <span className="relative h-4">
              {ticks.map((tick) => (
                <span
                  key={tick}
                  className="tabular absolute border-line border-s ps-1"
                  style={{ left: `${tick * 100}%` }}
                >
                  {durationText(tick * lengthMs)}
                </span>
              ))}
            </span>
            <span />
          </div>
          {spanRows(spans).map(({ span, depth }) => (
            <Fragment key={span.spanId}>
              <button
                type="button"
                aria-expanded={openId === span.spanId}
                onClick={() => setOpenId(openId === span.spanId ? null : span.spanId)}
                className="grid min-h-9 w-full grid-cols-[20rem_1fr_6rem] items-center px-4 text-start text-sm hover:bg-sunken focus-visible:-outline-offset-2 aria-expanded:bg-sunken"
              >
                <span className="flex min-w-0 items-center gap-2 pe-3" style={{ paddingInlineStart: `${depth}rem` }}>
                  <span
                    aria-hidden="true"
                    className="h-4 w-1 shrink-0 rounded-full"
                    style={{ background: colours.get(span.service) }}
                  />
                  {span.isError && (
                    <CircleAlert size={15} aria-label={t('traces.error')} className="shrink-0 text-danger" />
                  )}
                  <span className="truncate">
                    <span className="sr-only">{span.service} </span>
                    {span.name}
                  </span>
                </span>
                <Bar span={span} lengthMs={lengthMs} colour={colours.get(span.service)} />
                <span className="tabular text-end">{durationText(span.durationMs)}</span>
              </button>
              {openId === span.spanId && <SpanAttributes span={span} />}
            </Fragment>
          ))}
        </div>
      </section>
    </Card>
  );
}

function Bar({ span, lengthMs, colour }: { span: Span; lengthMs: number; colour: string | undefined }) {
  return (
    <span className="relative h-4">
      <span
        aria-hidden="true"
        className={`absolute inset-y-0 min-w-[3px] rounded ${span.isError ? 'outline-2 outline-danger' : ''}`}
        style={{
          left: `${(span.offsetMs / lengthMs) * 100}%`,
          width: `${(span.durationMs / lengthMs) * 100}%`,
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
