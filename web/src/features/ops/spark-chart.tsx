import clsx from 'clsx';
import type { DayValues } from './day-values';

interface SparkChartProps {
  values: DayValues;
  max: number;
  /** Says what the chart shows. */
  label: string;
  tone: 'primary' | 'danger';
  /** The value and its time, for the pointer. */
  titleOf: (value: number, at: number) => string;
}

const height = 40;
const tones = { primary: 'fill-primary', danger: 'fill-danger' };

/** A bar per value, the newest at the end of the line. What is not known has none, zero a thin one. */
export function SparkChart({ values, max, label, tone, titleOf }: SparkChartProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${values.length * 4} ${height}`}
      preserveAspectRatio="none"
      className="block h-12 w-full border-line border-b rtl:-scale-x-100"
    >
      {values.map((value, at) => {
        if (value === null) return null;
        const size = max > 0 ? Math.max(1, (value / max) * height) : 1;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what it is
            key={at}
            x={at * 4}
            y={height - size}
            width={3}
            height={size}
            className={clsx(value > 0 ? tones[tone] : 'fill-line-strong')}
          >
            <title>{titleOf(value, at)}</title>
          </rect>
        );
      })}
    </svg>
  );
}
