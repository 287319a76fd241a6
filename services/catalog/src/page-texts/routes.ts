import * as endpoints from '@shopwright/contracts/http/page-texts';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { CatalogDeps } from '../deps';
import { putPageText } from './put-page-text';
import { getPageText, listPageTextVersions } from './read-page-texts';

export function pageTextRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  routes.bind(endpoints.getPageText, ({ params, query }) => getPageText(database.db, params.page, query.language));
  routes.bind(endpoints.listPageTextVersions, ({ params }) => listPageTextVersions(database.db, params));
  routes.bind(endpoints.putPageText, ({ params, body, actor }) =>
    putPageText(database, params, { ...body, createdBy: actor.userId }),
  );
}
