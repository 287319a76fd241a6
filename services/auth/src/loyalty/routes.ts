import * as internal from '@shopwright/contracts/http/internal';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { AuthDeps } from '../deps';
import { recordEntry } from './record-entry';

export function loyaltyRoutes(routes: RouteTable, { database }: AuthDeps): void {
  routes.bind(internal.recordLoyaltyEntry, ({ body }) => recordEntry(database, body));
}
