import * as endpoints from '@shopwright/contracts/http/feeds';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { CatalogDeps } from '../deps';
import { getFeeds, rotateFeedKey } from './feed-key';
import { listFeedProblems } from './list-feed-problems';
import { writeFeed } from './write-feed';

export function feedRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  routes.bind(endpoints.getFeeds, () => getFeeds(database));
  routes.bind(endpoints.rotateFeedKey, () => rotateFeedKey(database));
  routes.bind(endpoints.listFeedProblems, ({ query }) => listFeedProblems(database, query));
  routes.bind(endpoints.readFeed, async ({ query }) => writeFeed(database, query));
}
