import * as internal from '@shopwright/contracts/http/internal';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { CatalogDeps } from '../deps';
import { commitReservation } from './commit-reservation';
import { releaseReservation } from './release-reservation';
import { reserveStock } from './reserve-stock';
import { restockReservation } from './restock-reservation';

export function reservationRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  routes.bind(internal.reserveStock, ({ body }) => reserveStock(database, body));
  routes.bind(internal.commitReservation, ({ params }) => commitReservation(database, params.reference));
  routes.bind(internal.releaseReservation, ({ params }) => releaseReservation(database, params.reference));
  routes.bind(internal.restockReservation, ({ params }) => restockReservation(database, params.reference));
}
