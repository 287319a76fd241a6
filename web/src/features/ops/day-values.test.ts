import { bucketCount, type DayMetrics, type DaySeries } from '@shopwright/contracts/http/instances';
import { describe, expect, it } from 'vitest';
import { toCharts } from './day-values';

const series = (process: DaySeries['process'], metric: DaySeries['metric'], ...last: (number | null)[]): DaySeries => ({
  process,
  metric,
  values: [...Array<null>(bucketCount - last.length).fill(null), ...last],
});
const metrics: DayMetrics = {
  from: '2026-01-01T08:00:00.000Z',
  series: [
    series('bff', 'requests', 10, 30),
    series('bff', 'request_ms', 100, 1500),
    series('catalog', 'requests', 500, 500),
    series('bff', 'cpu_ms', 9000, 18_000, 500),
    series('order', 'cpu_ms', null, 9000, 500),
    series('bff', 'memory_mb', 5, 7),
    series('order', 'memory_mb', 9, 6),
    series('order', 'jobs_parked', 1, 2),
    series('catalog', 'jobs_parked', 0, 1),
  ],
};
const chart = (shown: Parameters<typeof toCharts>[1], name: string) =>
  toCharts(metrics, shown).find((each) => each.name === name);

describe('toCharts', () => {
  it('counts the requests of the store once: those that came from outside', () => {
    expect(chart('store', 'requests')).toMatchObject({ figure: 40, max: 30 });
    expect(chart('catalog', 'requests')).toMatchObject({ figure: 1000 });
  });

  it('divides times by requests, and CPU by the time that went by: the present quarter is not over', () => {
    expect(chart('store', 'response_ms')?.values.slice(-2)).toEqual([10, 50]);
    expect(chart('store', 'cpu')?.values.slice(-3)).toEqual([1, 3, null]);
    expect(chart('store', 'cpu')).toMatchObject({ figure: 3, max: 3 });
  });

  it('shows the largest process, and all parked jobs', () => {
    expect(chart('store', 'memory_mb')?.values.slice(-2)).toEqual([9, 7]);
    expect(chart('store', 'jobs_parked')).toMatchObject({ figure: 3 });
  });

  it('leaves gaps where nothing is known, and charts out that a process has nothing for', () => {
    expect(chart('store', 'requests')?.values[0]).toBeNull();
    expect(toCharts(metrics, 'catalog').map(({ name }) => name)).toEqual(['requests', 'jobs_parked']);
    expect(toCharts(metrics, 'workers')).toEqual([]);
    expect(toCharts({ ...metrics, series: [] }, 'store')).toHaveLength(11);
  });
});
