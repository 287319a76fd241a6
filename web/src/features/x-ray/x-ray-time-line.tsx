import type { SpannedTrace } from '@shopwright/contracts/http/x-ray';
import {
  Activity,
  Boxes,
  CircleAlert,
  CreditCard,
  Globe,
  ListChecks,
  type LucideIcon,
  Mail,
  ShoppingBag,
  Star,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { secondText } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import type { Entry, Lane } from './entries';

const icons: Record<Lane, LucideIcon> = {
  browser: Globe,
  trace: Activity,
  stripe: CreditCard,
  job: ListChecks,
  email: Mail,
  stock: Boxes,
  points: Star,
  change: ShoppingBag,
};

/** Their texts are names of machines, or in the customer's language. The others are in that of the screen. */
const foreign: ReadonlySet<Lane> = new Set(['browser', 'trace', 'stripe', 'email']);

interface TimeLineProps {
  entries: Entry[];
  /** Draws the spans of a trace. */
  renderTrace: (trace: SpannedTrace) => ReactNode;
}

/** Everything that happened to an order, oldest first. A trace and an email open in their place. */
export function XRayTimeLine({ entries, renderTrace }: TimeLineProps) {
  return (
    <Card className="p-2 text-sm sm:p-4">
      <ol className="divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.key}>
            {entry.trace || entry.more ? (
              <details>
                <summary className="flex min-h-11 cursor-pointer items-center gap-3 px-2 py-2 hover:bg-sunken">
                  <Line entry={entry} />
                </summary>
                {entry.trace && renderTrace(entry.trace)}
                {entry.more && (
                  <pre
                    dir="auto"
                    className="m-2 max-h-96 overflow-auto whitespace-pre-wrap break-words rounded-control bg-sunken p-4 font-mono text-xs"
                  >
                    {entry.more}
                  </pre>
                )}
              </details>
            ) : (
              <div className="flex min-h-11 items-center gap-3 px-2 py-2">
                <Line entry={entry} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Line({ entry: { lane, at, text, isError, trace, more } }: { entry: Entry }) {
  const { t, language } = useLanguage();
  const Icon = icons[lane];
  return (
    <>
      <Icon size={18} aria-hidden className="shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone={isError ? 'danger' : 'neutral'}>
            {isError && <CircleAlert size={12} aria-hidden />}
            {t(`x_ray.lane_${lane}`)}
          </Badge>
          <time dateTime={at} className="tabular text-muted text-xs">
            {secondText(at, language)}
          </time>
        </span>
        <span className={`wrap-anywhere mt-1 block ${trace || more ? 'underline decoration-dotted' : ''}`}>
          {foreign.has(lane) ? <bdi>{text}</bdi> : text}
        </span>
      </span>
    </>
  );
}
