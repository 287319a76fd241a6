import { errors } from 'jose';
import type { Logger } from '../runtime/logger';

/** Long enough that two instances of which one is right do not fill the log. */
const silentForMs = 10 * 60_000;

/**
 * Says which process signed a token that is refused by its time alone, once in a while. The BFF and the workers have no
 * Postgres to compare their clock with, so that nobody else says it.
 */
export function createLateTokenLog(
  logger: Pick<Logger, 'warn'> | undefined,
): (process: string, error: unknown) => void {
  const saidAt = new Map<string, number>();
  return (process, error) => {
    // Thrown after the signature was verified.
    if (!(error instanceof errors.JWTExpired)) return;
    const now = performance.now();
    if (now - (saidAt.get(process) ?? Number.NEGATIVE_INFINITY) < silentForMs) return;
    saidAt.set(process, now);
    const seconds = Math.round(Date.now() / 1000 - (error.payload.exp ?? 0));
    logger?.warn(
      `calls of ${process} are refused: its token expired ${seconds} s ago by the clock of this machine: turn on NTP on both`,
    );
  };
}
