import type { Series } from './series';

/** Asked by the process above. */
export interface Question {
  metricsWanted: number;
}

export interface Answer {
  metricsOf: number;
  series: Series[];
}

/** Answers for the page of all instances. */
export function answerInstancesPage(read: () => Promise<Series[]>): void {
  process.on('message', async (message: Partial<Question> | undefined) => {
    if (message?.metricsWanted === undefined) return;
    const series = await read().catch(() => undefined);
    if (series) process.send?.({ metricsOf: message.metricsWanted, series } satisfies Answer);
  });
}
