import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { secondChancesMs } from './when-online';

/** Once the browser is online again, repeats what the page shows as failed because no answer came at all. */
export function refetchWhenOnline(client: QueryClient): void {
  const refetch = () =>
    client.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.error instanceof ApiError && state.error.status === 0,
    });
  window.addEventListener('online', () => {
    for (const ms of secondChancesMs) setTimeout(refetch, ms);
  });
}
