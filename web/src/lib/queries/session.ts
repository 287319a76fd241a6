import { me, type User } from '@shopwright/contracts/http/auth';
import { queryOptions } from '@tanstack/react-query';
import { callOrNull } from '../api-client';
import { hydrated } from '../hydration';
import { queryClient } from '../query-client';

/** The signed-in user, or null. Only a 401 means signed out: an unreachable service keeps the last state. */
export const meQuery = queryOptions({ queryKey: ['me'], queryFn: ({ signal }) => callOrNull(me, { signal }) });

/** The same for a page that the server rendered: asked immediately, but resolved only after hydration. */
export const firstMeQuery = queryOptions({
  ...meQuery,
  queryFn: async ({ signal }) => {
    const asked = callOrNull(me, { signal });
    await Promise.allSettled([asked, hydrated]);
    return asked;
  },
});

/** Sets the signed-in user, or null, and drops what was read for the previous one. */
export function setSessionUser(user: User | null): void {
  queryClient.setQueryData(meQuery.queryKey, user);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' && queryKey[0] !== 'config' });
}
