import { readdirSync, readFileSync } from 'node:fs';
import { probe } from '@shopwright/service-kit/http/probe';

interface CheckOptions {
  port: number;
  /** The sandbox has one path for both, because it depends on nothing. */
  readyPath?: string;
  livePath?: string;
  answerWithinMs?: number;
  /** The container's init, whose child is the process. */
  initPid?: number;
}

/** Times of an answer after which a process counts as frozen. With the 5 s between two checks, it is replaced within 15 s. */
const silentTimes = 3;

/**
 * Asks the process of this container whether it is ready, and kills it when it does not answer at all: it is stopped, or
 * its event loop is blocked. Docker starts a container again that has ended, and leaves one alone that is only unhealthy.
 */
export async function checkProcess({
  port,
  readyPath = '/readyz',
  livePath = '/livez',
  answerWithinMs = 2000,
  initPid = 1,
}: CheckOptions): Promise<'ready' | 'unready' | 'killed'> {
  const readiness = await probe(`http://127.0.0.1:${port}${readyPath}`, answerWithinMs);
  if (readiness === 200) return 'ready';
  if (readiness !== 'silent') return 'unready';
  // A busy process answers late. Any status and a refused connection are signs of life: it may be starting or ending.
  const life = await probe(`http://127.0.0.1:${port}${livePath}`, (silentTimes - 1) * answerWithinMs);
  if (life !== 'silent') return 'unready';
  for (const pid of listChildren(initPid)) process.kill(pid, 'SIGKILL');
  return 'killed';
}

/** Reads /proc, which every Linux container has: the images have no `ps`. */
function listChildren(parentPid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parentPid);
}

function parentOf(pid: number): number | undefined {
  try {
    // "12 (a name) S 1 …": the parent is the second field behind the name, which may have spaces.
    return Number(/^.*\) \S+ (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}
