import cluster, { type Worker } from 'node:cluster';
import type { Answer, Question } from './instance-answer';
import { createLabelLimit, type RequestLabels } from './label-limit';
import { mergeSeries, writeMetrics } from './read-metrics';
import type { Series } from './series';

/** Far below the 10 s that Prometheus waits. */
const answerWithinMs = 2000;

/**
 * Adds up counters and load; gauges stay. Keeps the last values of instances that ended: a falling counter looks like a
 * restart.
 */
export function createInstancesPage(): () => Promise<string> {
  const last = new Map<Worker, Series[]>();
  const waiting = new Map<number, (worker: Worker) => void>();
  const limit = createLabelLimit();
  let ended: Series[][] = [];
  let questions = 0;

  cluster.on('message', (worker, message: Partial<Answer>) => {
    if (message?.metricsOf === undefined || !message.series) return;
    last.set(
      worker,
      message.series.map((each) => limitRoutes(each, limit)),
    );
    waiting.get(message.metricsOf)?.(worker);
  });
  cluster.on('exit', (worker) => {
    ended.push((last.get(worker) ?? []).filter(({ type }) => type !== 'gauge'));
    last.delete(worker);
  });

  const ask = (workers: readonly Worker[]): Promise<void> =>
    new Promise((resolve) => {
      questions += 1;
      const id = questions;
      const open = new Set(workers);
      const finish = () => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve();
      };
      const timer = setTimeout(finish, answerWithinMs);
      waiting.set(id, (worker) => {
        open.delete(worker);
        if (open.size === 0) finish();
      });
      if (open.size === 0) finish();
      for (const worker of workers) worker.send({ metricsWanted: id } satisfies Question, () => undefined);
    });

  return async () => {
    await ask(Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected()) as Worker[]);
    ended = [await mergeSeries(ended)];
    return writeMetrics([...ended, ...last.values()]);
  };
}

/** Keeps all instances together below the series of one process. */
function limitRoutes(series: Series, limit: (labels: RequestLabels) => RequestLabels): Series {
  if (series.type !== 'histogram' || !series.values.some(({ labels }) => 'route' in labels)) return series;
  const values = series.values.map((value) => ({
    ...value,
    labels: { ...value.labels, ...limit(value.labels as unknown as RequestLabels) },
  }));
  return { ...series, values };
}
