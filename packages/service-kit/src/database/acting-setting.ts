import { randomUUID } from 'node:crypto';
import { type Acting, currentRequest, currentTraceId } from '../http/request-context';

/** The setting that the triggers of the audit log read. Being local, it ends with the transaction, also behind a pooler. */
export const actingSetting = 'shopwright.actor';

/** Sets who acts for the rest of the transaction. */
export const setActing = `select set_config('${actingSetting}', $1, true)`;

/** Returns the value of the setting for a transaction of this request; undefined where nothing is recorded. */
export function currentActing(): string | undefined {
  const acting = currentRequest()?.acting;
  return acting && toActingSetting(acting);
}

export const toActingSetting = (acting: Acting): string =>
  JSON.stringify({
    ...acting,
    changeId: randomUUID(),
    requestId: currentRequest()?.requestId,
    traceId: currentTraceId() ?? undefined,
  });
