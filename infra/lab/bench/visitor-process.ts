import { type OpenLoop, type OpenLoopResult, runOpenLoop } from './open-loop';
import type { Request } from './run-load';

/** A load of requests that come evenly. */
export interface Visit extends OpenLoop {
  origin: string;
  requests: readonly Request[];
}

/** The first message begins the loads, all at the same time. Any other ends those that have no end of their own. */
export type VisitorMessage = { visits: Visit[] } | 'end';

const end = new AbortController();

async function run(visits: Visit[]): Promise<OpenLoopResult[]> {
  return Promise.all(
    visits.map(({ origin, requests, ...visit }) => runOpenLoop(origin, requests, { ...visit, signal: end.signal })),
  );
}

process.on('message', async (message: VisitorMessage) => {
  if (message === 'end') end.abort();
  else process.send?.(await run(message.visits));
});
// Ends with the process that started it.
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
