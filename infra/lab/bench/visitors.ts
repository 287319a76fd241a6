import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { OpenLoopResult } from './open-loop';
import type { Visit, VisitorMessage } from './visitor-process';

export interface Visitors {
  /** Sends no more requests, and returns the result of each load after its last response. */
  end(): Promise<OpenLoopResult[]>;
}

/** Sends requests from a process of its own, which what this one is busy with does not delay. */
export async function startVisitors(visits: Visit[]): Promise<Visitors> {
  const child = fork(path.join(import.meta.dirname, 'visitor-process.ts'), [], { execArgv: ['--import', 'tsx'] });
  const died = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`The visitors ended with ${code}`)));
  });
  const next = async () => (await Promise.race([once(child, 'message'), died])) as unknown[];
  const tell = (message: VisitorMessage) => child.send(message);
  await next();
  const results = next();
  tell({ visits });
  return {
    async end() {
      tell('end');
      const [result] = await results;
      died.catch(() => undefined);
      child.disconnect();
      return result as OpenLoopResult[];
    },
  };
}
