import * as endpoints from '@shopwright/contracts/http/internal';
import type { Database } from '@shopwright/service-kit/database/connection';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { commitReservation } from './commit-reservation';
import { releaseReservation } from './release-reservation';
import { reserveStock } from './reserve-stock';
import { restockReservation } from './restock-reservation';

export function reservationRoutes({ bind }: RouteTable, database: Database): void {
  bind(endpoints.reserveStock, ({ body }) => reserveStock(database, body));
  bind(endpoints.commitReservation, ({ params }) => commitReservation(database, params.reference));
  bind(endpoints.releaseReservation, ({ params }) => releaseReservation(database, params.reference));
  bind(endpoints.restockReservation, ({ params }) => restockReservation(database, params.reference));
}
