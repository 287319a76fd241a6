/** Postgres' code of a wrong password. */
const invalidPassword = '28P01';

const passwordAdvice =
  'Postgres keeps the password of its first start: set POSTGRES_PASSWORD to that one. With compose, where the first start was a trial, ' +
  '`docker compose down --volumes --remove-orphans` deletes that store with its orders and accounts.';

/** Returns the message of an error and, where the password is wrong, how to go on. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isRefused = 'code' in error && error.code === invalidPassword;
  return isRefused ? `${error.message}. ${passwordAdvice}` : error.message;
}
