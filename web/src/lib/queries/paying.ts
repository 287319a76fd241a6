import { getConfig } from '@shopwright/contracts/http/config';
import { listRewards } from '@shopwright/contracts/http/rewards';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api-client';

/** The way in which the store takes payments. */
export const configQuery = queryOptions({ queryKey: ['config'], queryFn: ({ signal }) => call(getConfig, { signal }) });

/** The signed-in user's rewards, newest first. */
export const rewardsQuery = queryOptions({
  queryKey: ['rewards'],
  queryFn: ({ signal }) => call(listRewards, { signal }),
});
