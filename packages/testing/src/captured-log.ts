import { createLogger, type Logger } from '@shopwright/service-kit/runtime/logger';
import pino from 'pino';

/** Creates the logger of a process at its most talkative, and keeps what it writes. */
export function captureLog(): { logger: Logger; text: () => string; lines: () => Record<string, unknown>[] } {
  let written = '';
  const logger = createLogger('test', 'trace');
  const stream = (logger as unknown as Record<symbol, { write: (line: string) => void }>)[pino.symbols.streamSym];
  if (stream)
    stream.write = (line) => {
      written += line;
    };
  return {
    logger,
    text: () => written,
    lines: () => written.split('\n').flatMap((line) => (line ? [JSON.parse(line) as Record<string, unknown>] : [])),
  };
}
