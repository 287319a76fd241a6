import {
  closeRewardReservation as closeRewardReservationEndpoint,
  reserveReward as reserveRewardEndpoint,
} from '@shopwright/contracts/http/internal';
import {
  listRewards as listRewardsEndpoint,
  redeemReward as redeemRewardEndpoint,
} from '@shopwright/contracts/http/rewards';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { signedIn } from '@shopwright/service-kit/http/signed-in';
import type { AuthDeps } from '../deps';
import { holdReward } from './hold-reward';
import { listRewards, redeemReward } from './redeem-reward';
import { settleReward } from './settle-reward';

export function rewardRoutes(routes: RouteTable, deps: AuthDeps): void {
  routes.bind(listRewardsEndpoint, ({ actor }) => listRewards(deps, signedIn(actor)));
  routes.bind(redeemRewardEndpoint, ({ body, actor }) => redeemReward(deps, signedIn(actor), body));
  routes.bind(reserveRewardEndpoint, ({ params, body }) => holdReward(deps, params.id, body));
  routes.bind(closeRewardReservationEndpoint, ({ params, body }) => settleReward(deps, params.id, body));
}
