/** A metric in the form of prom-client. */
export interface Series {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  /** How values of instances are merged. */
  aggregator: 'sum' | 'max' | 'min' | 'average' | 'first' | 'omit';
  values: Value[];
}

export interface Value {
  labels: Record<string, string | number>;
  value: number;
  /** If not the metric's, such as `…_bucket`. */
  metricName?: string;
}

/** Builds one value without labels. */
export const toSeries = (
  name: string,
  help: string,
  value: number,
  type: Series['type'] = 'gauge',
  aggregator: Series['aggregator'] = 'sum',
): Series => ({ name, help, type, aggregator, values: [{ labels: {}, value }] });
