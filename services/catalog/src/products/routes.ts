import * as dropshipping from '@shopwright/contracts/http/dropshipping';
import * as bulk from '@shopwright/contracts/http/product-bulk';
import * as editing from '@shopwright/contracts/http/product-editing';
import * as exported from '@shopwright/contracts/http/product-export';
import * as facets from '@shopwright/contracts/http/product-facets';
import * as options from '@shopwright/contracts/http/product-options';
import * as endpoints from '@shopwright/contracts/http/products';
import * as staff from '@shopwright/contracts/http/staff-products';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { countSearch } from '../analytics/record-search';
import type { CatalogDeps } from '../deps';
import { visitorReads } from '../replica/visitor-reads';
import { bulkEditProducts, undoBulkEdit } from './bulk-edit-products';
import { countProductFacets } from './count-product-facets';
import { createProduct } from './create-product';
import { exportProducts } from './export-products';
import { getProduct } from './get-product';
import { getProductOptions } from './get-product-options';
import { listBoughtTogether } from './list-bought-together';
import { getDropshippingSummary, listDropshipping } from './list-dropshipping';
import { listProducts } from './list-products';
import { listStaffProducts } from './list-staff-products';
import { logPriceChanges } from './log-price-change';
import { putProductImages } from './put-product-images';
import { putProductOptions } from './put-product-options';
import { setDropship } from './set-dropship';
import { listTranslations, putTranslations } from './translations';
import { archiveProduct, restoreProduct, updateProduct } from './update-product';

export function productRoutes(routes: RouteTable, deps: CatalogDeps): void {
  const { database, publicOrigin, logger } = deps;
  const read = visitorReads(deps);
  // Before `/products/:id`, which would take "export" for an id.
  routes.bind(exported.exportProducts, async ({ query }) => exportProducts({ db: database.db, publicOrigin }, query));
  routes.bind(endpoints.listProducts, async ({ query, actor, req }) => {
    const { exact, ...page } = await read(req, (from) => listProducts(from, query, actor.role));
    const results = exact ?? page.total?.count ?? page.rows.length;
    countSearch({ database, logger }, query, { role: actor.role, results });
    return page;
  });
  routes.bind(facets.countProductFacets, ({ query, req }) => read(req, (from) => countProductFacets(from, query)));
  routes.bind(endpoints.getProduct, ({ params, query, actor }) => {
    return getProduct(database.db, { id: params.id, role: actor.role, language: query.language });
  });
  routes.bind(endpoints.listBoughtTogether, ({ params, query }) =>
    listBoughtTogether(database, params.id, query.language),
  );
  routes.bind(editing.createProduct, ({ body, actor }) => createProduct(database, body, actor.userId));
  routes.bind(editing.updateProduct, async ({ params, body, actor }) => {
    const { product, priceBefore } = await updateProduct(database, params.id, body);
    logPriceChanges(logger, actor, [{ productId: product.id, before: priceBefore, after: product.price }]);
    return product;
  });
  routes.bind(editing.archiveProduct, ({ params }) => archiveProduct(database, params.id));
  routes.bind(editing.restoreProduct, ({ params }) => restoreProduct(database, params.id));
  routes.bind(editing.setDropship, ({ params, body, actor }) =>
    setDropship(database, { ...body, productId: params.id, actorUserId: actor.userId }),
  );
  routes.bind(editing.putProductImages, ({ params, body }) => putProductImages(database, params.id, body));
  routes.bind(options.getProductOptions, ({ params }) => getProductOptions(database.db, params.id));
  routes.bind(options.putProductOptions, ({ params, body, actor }) =>
    putProductOptions(database, { ...body, productId: params.id, actorUserId: actor.userId }),
  );
  routes.bind(editing.listTranslations, ({ params }) => listTranslations(database, params.id));
  routes.bind(editing.putTranslations, ({ params, body }) => putTranslations(database, params.id, body));
  routes.bind(staff.listStaffProducts, ({ query }) => listStaffProducts(database, query));
  routes.bind(dropshipping.listDropshipping, ({ query }) => listDropshipping(database.db, query));
  routes.bind(dropshipping.getDropshippingSummary, () => getDropshippingSummary(database.db));
  routes.bind(bulk.bulkEditProducts, async ({ body, actor }) => {
    const { results, priceChanges } = await bulkEditProducts(database, body);
    logPriceChanges(logger, actor, priceChanges);
    return { results };
  });
  routes.bind(bulk.undoBulkEdit, async ({ body, actor }) => {
    const { results, priceChanges } = await undoBulkEdit(database, body.rows);
    logPriceChanges(logger, actor, priceChanges);
    return { results };
  });
}
