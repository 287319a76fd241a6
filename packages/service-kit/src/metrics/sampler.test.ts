import { describe, expect, it } from 'vitest';
import { mergeSeries } from './read-metrics';
import { createSampling, type Gauge } from './sampler';

const logger = { debug: () => undefined };
const gauge = (name: string, value: number): Gauge[] => [{ name, help: name, values: [{ value }] }];
const values = async (sampling: ReturnType<typeof createSampling>) =>
  Object.fromEntries((await sampling.read()).map((each) => [each.name, each.values.map(({ value }) => value)]));

describe('createSampling', () => {
  it('reads at most once in its interval, also when it is asked twice at the same time', async () => {
    let reads = 0;
    const sampling = createSampling({ logger, readEveryMs: 50 });
    sampling.add([{ name: 'a', read: async () => gauge('a', ++reads) }]);
    const [one, two] = await Promise.all([values(sampling), values(sampling)]);
    expect([one.a, two.a, (await values(sampling)).a]).toEqual([[1], [1], [1]]);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect((await values(sampling)).a).toEqual([2]);
  });

  it('merges instances by the highest value, or by the lowest where a gauge says so', async () => {
    const instance = async (value: number) => {
      const sampling = createSampling({ logger });
      const read = async (): Promise<Gauge[]> => [
        ...gauge('lag', value),
        { name: 'is_read', help: 'is_read', aggregator: 'min', values: [{ value }] },
      ];
      sampling.add([{ name: 'replica', read }]);
      return sampling.read();
    };
    const merged = await mergeSeries([await instance(1), await instance(0)]);
    const merge = (name: string) => merged.find((each) => each.name === name)?.values[0]?.value;
    expect([merge('lag'), merge('is_read')]).toEqual([1, 0]);
  });

  it('leaves out what fails or is late, with its old value, and keeps the rest', async () => {
    let isBroken = false;
    const sampling = createSampling({ logger, readEveryMs: 0, timeoutMs: 20 });
    sampling.add([
      { name: 'fails', read: async () => (isBroken ? Promise.reject(new Error('away')) : gauge('fails', 1)) },
      { name: 'hangs', read: () => (isBroken ? new Promise(() => undefined) : Promise.resolve(gauge('hangs', 1))) },
      { name: 'works', read: async () => gauge('works', 1) },
    ]);
    expect(await values(sampling)).toEqual({
      fails: [1],
      hangs: [1],
      works: [1],
      metrics_read_errors_total: [0, 0, 0],
    });
    isBroken = true;
    expect(await values(sampling)).toEqual({ works: [1], metrics_read_errors_total: [1, 1, 0] });
  });
});
