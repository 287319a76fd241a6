import {
  holdReward as holdRewardEndpoint,
  settleReward as settleRewardEndpoint,
} from '@shopwright/contracts/http/internal';
import {
  listRewards as listRewardsEndpoint,
  redeemReward as redeemRewardEndpoint,
} from '@shopwright/contracts/http/rewards';
import { AppError } from '@shopwright/service-kit/errors';
import type { RouteTable } from '@shopwright/service-kit/http-server';
import type { Actor } from '@shopwright/service-kit/internal-token';
import type { AuthDeps } from '../deps';
import { holdReward } from './hold-reward';
import { listRewards, redeemReward } from './redeem-reward';
import { settleReward } from './settle-reward';

export function rewardRoutes(routes: RouteTable, deps: AuthDeps): void {
  routes.bind(listRewardsEndpoint, ({ actor }) => listRewards(deps, userIdOf(actor)));
  routes.bind(redeemRewardEndpoint, ({ body, actor }) => redeemReward(deps, userIdOf(actor), body));
  routes.bind(holdRewardEndpoint, ({ params, body }) => holdReward(deps, params.id, body));
  routes.bind(settleRewardEndpoint, ({ params, body }) => settleReward(deps, params.id, body));
}

function userIdOf({ userId }: Actor): number {
  if (userId === undefined) throw new AppError('unauthenticated', 'Please sign in');
  return userId;
}
