/** One metric with its values, in the form in which prom-client aggregates and writes it. */
export interface Series {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  /** The rule for values that several instances have: load is added up, while all instances read the same tables. */
  aggregator: 'sum' | 'max' | 'min' | 'average' | 'first' | 'omit';
  values: Value[];
}

export interface Value {
  labels: Record<string, string | number>;
  value: number;
  /** The name on the line where it differs from the metric's, such as `…_bucket`. */
  metricName?: string;
}

/** Returns a metric of one value that has no labels. */
export const toSeries = (
  name: string,
  help: string,
  value: number,
  type: Series['type'] = 'gauge',
  aggregator: Series['aggregator'] = 'sum',
): Series => ({ name, help, type, aggregator, values: [{ labels: {}, value }] });
