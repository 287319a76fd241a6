import { Area, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useLanguage } from '../../i18n/language-provider';

/** One point of the chart. A line needs numbers; what is read is the text. */
export interface ChartPoint {
  label: string;
  revenue: string;
  previousRevenue: string;
}

const tick = { fill: 'var(--muted)', fontSize: 12 };

/** Revenue as a solid line, the period before as a dashed one. The table beside it says the same to those who do not see it. */
export function SalesChart({ points, label }: { points: ChartPoint[]; label: string }) {
  const { direction, formatCompactPrice } = useLanguage();
  const isRtl = direction === 'rtl';
  const data = points.map(({ label, revenue, previousRevenue }) => ({
    label,
    current: Number(revenue),
    previous: Number(previousRevenue),
    texts: [revenue, previousRevenue],
  }));
  return (
    <div role="img" aria-label={label} dir="ltr" className="h-65 overflow-hidden xl:h-92">
      <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 600, height: 260 }}>
        <ComposedChart data={data} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="label"
            reversed={isRtl}
            tick={tick}
            tickLine={false}
            axisLine={{ stroke: 'var(--line)' }}
            minTickGap={24}
          />
          <YAxis
            orientation={isRtl ? 'right' : 'left'}
            width={62}
            tick={tick}
            tickLine={false}
            axisLine={false}
            tickCount={4}
            tickFormatter={formatCompactPrice}
          />
          <Tooltip content={PointTooltip} cursor={{ stroke: 'var(--line-strong)' }} isAnimationActive={false} />
          <Line
            dataKey="previous"
            stroke="var(--muted)"
            strokeWidth={1.5}
            strokeDasharray="5 5"
            dot={data.length === 1}
            activeDot={false}
            isAnimationActive={false}
          />
          <Area
            dataKey="current"
            stroke="var(--primary)"
            strokeWidth={2}
            fill="var(--primary-soft)"
            fillOpacity={0.7}
            dot={data.length === 1}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}

interface PointTooltipProps {
  active?: boolean;
  label?: string | number;
  payload?: readonly { payload?: { texts: string[] } }[];
}

function PointTooltip({ active, label, payload }: PointTooltipProps) {
  const { t, direction, formatPrice } = useLanguage();
  const [revenue, before] = payload?.[0]?.payload?.texts ?? [];
  if (!active || revenue === undefined || before === undefined) return null;
  return (
    <div dir={direction} className="tabular rounded-lg border border-line bg-surface px-3 py-2 text-xs shadow-lift">
      <p className="text-muted">{label}</p>
      <p className="mt-1 font-semibold">{formatPrice(revenue)}</p>
      <p className="text-muted">{t('dashboard.before', { value: formatPrice(before) })}</p>
    </div>
  );
}
