/** Unreachable, full, starting, stopping, or too slow. */
const postgresCodes = /^(08...|40001|40P01|53...|57...|58...|55P03|25P03)$/;
/** Codes of Node, postgres.js and undici. */
const connectionCodes =
  /^(CONNECTION_\w+|CONNECT_TIMEOUT|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|UND_ERR_(?!INVALID)\w+)$/;
/** Messages of Redis, and of aborted signals. */
const messages =
  /^(Connection is closed|Stream isn't writeable|Command timed out|Reached the max retries per request|(LOADING|OOM|READONLY|MISCONF|MASTERDOWN|CLUSTERDOWN) )/;
const names = new Set(['TimeoutError', 'MaxRetriesPerRequestError']);

const depthMax = 8;

export function causesOf(thrown: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let error = thrown; error != null && causes.length < depthMax; error = (error as { cause?: unknown }).cause) {
    causes.push(error);
  }
  return causes;
}

/** Ignores `cause`. */
export function isUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, name, message } = error as { code?: unknown; name?: unknown; message?: unknown };
  if (typeof code === 'string' && (postgresCodes.test(code) || connectionCodes.test(code))) return true;
  return names.has(String(name)) || messages.test(String(message));
}

/** A server that ends a connection: it stops, starts, or an administrator told it to. */
const endedCodes = /^(08...|57P0[1-4])$/;

/** Returns true where a connection could not be opened, or was lost: the statement itself was not refused. */
export const isConnectionLost = (thrown: unknown): boolean =>
  causesOf(thrown).some((error) => {
    const code = (error as { code?: unknown }).code;
    return typeof code === 'string' && (connectionCodes.test(code) || endedCodes.test(code));
  });
