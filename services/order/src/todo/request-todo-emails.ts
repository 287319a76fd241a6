import { requestTodoEmails as requestEndpoint } from '@shopwright/contracts/http/internal-todo';
import { digestHour } from '@shopwright/contracts/http/store-settings';
import { toStoreDay, toStoreHour } from '@shopwright/contracts/store-day';
import type { OrderDeps } from '../deps';
import { readTimeZone } from '../store-time-zone';

/**
 * Asks auth for the morning emails once their hour has come in the store's time zone. Auth requests each once a day, so that
 * this may be repeated, by several instances too.
 */
export async function requestTodoEmails({
  auth,
  catalog,
  now,
}: Pick<OrderDeps, 'auth' | 'catalog' | 'now'>): Promise<void> {
  const timeZone = await readTimeZone({ catalog });
  if (toStoreHour(now(), timeZone) < digestHour) return;
  await auth.call(requestEndpoint, { body: { day: toStoreDay(now(), timeZone) } });
}
