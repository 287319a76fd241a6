import * as internal from '@shopwright/contracts/http/internal';
import * as rewards from '@shopwright/contracts/http/rewards';
import { signedIn } from '@shopwright/service-kit/http/internal-token';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { AuthDeps } from '../deps';
import { commitOrReleaseReward } from './commit-or-release-reward';
import { listRewards, redeemReward } from './redeem-reward';
import { reserveReward } from './reserve-reward';

export function rewardRoutes(routes: RouteTable, deps: AuthDeps): void {
  routes.bind(rewards.listRewards, ({ actor }) => listRewards(deps, signedIn(actor)));
  routes.bind(rewards.redeemReward, ({ body, actor }) => redeemReward(deps, signedIn(actor), body));
  routes.bind(internal.reserveReward, ({ params, body }) => reserveReward(deps, params.id, body));
  routes.bind(internal.closeRewardReservation, ({ params, body }) => commitOrReleaseReward(deps, params.id, body));
}
