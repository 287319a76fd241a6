import { listRewards } from '@shopwright/contracts/http/rewards';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api-client';

/** The signed-in user's rewards, newest first. */
export const rewardsQuery = queryOptions({
  queryKey: ['rewards'],
  queryFn: ({ signal }) => call(listRewards, { signal }),
});
