import { listColleagues } from '@shopwright/contracts/http/team';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api-client';

/** The names of the team, for staff. */
export const colleaguesQuery = queryOptions({
  queryKey: ['colleagues'],
  queryFn: ({ signal }) => call(listColleagues, { signal }),
});
