import * as endpoints from '@shopwright/contracts/http/categories';
import type { Database } from '@shopwright/service-kit/database/connection';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { listCategories } from './list-categories';

export function categoryRoutes({ bind }: RouteTable, database: Database): void {
  bind(endpoints.listCategories, ({ query }) => listCategories(database, query.language));
}
