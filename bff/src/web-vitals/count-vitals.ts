import { type CountedVital, storeWebVitals } from '@shopwright/contracts/http/web-vitals';
import { toVitalBucket, type VitalName, vitalNames } from '@shopwright/contracts/vital-buckets';
import type { ServiceClient } from '@shopwright/service-kit/http/client';

export interface VitalCounts {
  add(page: string, values: Partial<Record<VitalName, number>>): void;
  /** Sends what was counted since the last time. What the collector does not take is counted again. */
  save(): Promise<void>;
}

/** Counts in memory, so that a page view costs no write. There are as many counts as pages, values and buckets, at most. */
export function createVitalCounts(traces: Pick<ServiceClient, 'call'>): VitalCounts {
  let counts = new Map<string, CountedVital>();
  const addOne = (counted: CountedVital) => {
    const key = `${counted.page} ${counted.vital} ${counted.bucket}`;
    const count = (counts.get(key)?.count ?? 0) + counted.count;
    counts.set(key, { ...counted, count });
  };
  return {
    add(page, values) {
      for (const vital of vitalNames) {
        const value = values[vital];
        if (value !== undefined) addOne({ page, vital, bucket: toVitalBucket(vital, value), count: 1 });
      }
    },
    async save() {
      if (counts.size === 0) return;
      const sent = [...counts.values()];
      counts = new Map();
      await traces.call(storeWebVitals, { body: { counts: sent } }).catch((error: unknown) => {
        for (const counted of sent) addOne(counted);
        throw error;
      });
    },
  };
}
