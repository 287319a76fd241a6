import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { AppError } from '@shopwright/service-kit/errors';
import { runWithin } from '@shopwright/service-kit/image-limits';
import pLimit from 'p-limit';
import type { DocumentContent } from './document-content';
import type { Drawn } from './drawing-process';
import { findFontFolder } from './find-font-folder';

interface Limits {
  /** For drawing one document; one takes some milliseconds, the first one more. */
  deadlineMs: number;
  waitMs: number;
  /** The process ends after so long without a document, which frees its memory. */
  idleMs: number;
}

/** Together shorter than the deadline of the endpoint. */
const limits: Limits = { deadlineMs: 10_000, waitMs: 4000, idleMs: 60_000 };
const retryAfterSeconds = 5;
const keptMax = 100;

/**
 * Returns what draws documents: one at a time, in a process of its own. Typst cannot be interrupted, so that one that hangs
 * is ended with its process. The same content is drawn once. Throws `rate_limited` where too many wait, and `unavailable`
 * where the deadline passes.
 */
export function createDrawing(program = findProgram, { deadlineMs, waitMs, idleMs }: Limits = limits) {
  const limit = pLimit(1);
  const kept = new Map<string, Promise<Buffer>>();
  let drawer: ChildProcess | undefined;
  const endIdle = setTimeout(() => {
    drawer?.kill('SIGKILL');
    drawer = undefined;
  }, idleMs).unref();

  function draw(content: DocumentContent): Promise<Buffer> {
    const key = createHash('sha256').update(JSON.stringify(content)).digest('hex');
    const known = kept.get(key);
    const drawn = known ?? runWithin(limit, waitMs, () => drawNow(content), refuse);
    kept.delete(key);
    kept.set(key, drawn);
    if (known) return known;
    drawn.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest);
    return drawn;
  }

  function drawNow(content: DocumentContent): Promise<Buffer> {
    drawer ??= start();
    endIdle.refresh();
    const asked = drawer;
    return new Promise<Buffer>((resolve, reject) => {
      const deadline = setTimeout(() => asked.kill('SIGKILL'), deadlineMs);
      const finish = (drawn: Drawn | undefined) => {
        clearTimeout(deadline);
        asked.removeAllListeners('message').off('exit', lose);
        endIdle.refresh();
        if (!drawn) reject(new AppError('unavailable', 'A document was not drawn in time', { retryAfterSeconds }));
        else if ('error' in drawn) reject(new Error(drawn.error));
        else resolve(Buffer.from(drawn.pdf));
      };
      const lose = () => finish(undefined);
      asked.on('message', finish).on('exit', lose).send(content);
    });
  }

  function start(): ChildProcess {
    const { file, execArgv } = program();
    // It needs none of the service's settings, and gets none.
    const child = fork(file, { execArgv, env: {}, serialization: 'advanced' });
    child.unref();
    child.channel?.unref();
    child.on('exit', () => {
      if (drawer === child) drawer = undefined;
    });
    // A process that could not be started exits as well.
    child.on('error', () => child.emit('exit'));
    return child;
  }

  return { draw };
}

const refuse = (): never => {
  throw new AppError('rate_limited', 'Too many documents are being drawn. Try again in a few seconds.', {
    retryAfterSeconds,
  });
};

/** The bundle beside that of the service; its source where the service runs from source, in tests. */
function findProgram(): { file: string; execArgv: string[] } {
  const service = path.dirname(findFontFolder());
  if (process.argv[1]?.endsWith('.cjs')) return { file: path.join(service, 'dist/drawing-process.cjs'), execArgv: [] };
  return { file: path.join(service, 'src/documents/drawing-process.ts'), execArgv: ['--import', 'tsx'] };
}
