import { me } from '@shopwright/contracts/http/auth';
import { queryOptions } from '@tanstack/react-query';
import { callOrNull } from '../api-client';

/** The signed-in person, or null. Only a 401 means signed out: an unreachable service keeps the last state. */
export const meQuery = queryOptions({ queryKey: ['me'], queryFn: ({ signal }) => callOrNull(me, { signal }) });
