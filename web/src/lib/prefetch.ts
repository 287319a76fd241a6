import { hydrated } from './hydration';
import { whenIdle } from './when-idle';

/**
 * Fetches code ahead once the page is hydrated and the browser idle, so that it is there when the line is not. Those
 * who asked their browser to save data get it when they need it.
 */
export function prefetchWhenIdle(loads: (() => Promise<unknown>)[]): () => void {
  let isLeft = false;
  let callOff = () => {};
  const start = async () => {
    await hydrated;
    if (isLeft || savesData()) return;
    callOff = whenIdle(() => {
      // A failure is of no consequence: the part is fetched again when it is needed.
      for (const load of loads) load().catch(() => {});
    });
  };
  void start();
  return () => {
    isLeft = true;
    callOff();
  };
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
