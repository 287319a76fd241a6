import { auditRoutes } from '@shopwright/service-kit/audit/audit-routes';
import { createServiceApp } from '@shopwright/service-kit/http/server';
import { eventRoutes } from '@shopwright/service-kit/messaging/event-routes';
import type { Express } from 'express';
import { analyticsRoutes } from './analytics/routes';
import { attributeRoutes } from './attributes/routes';
import { catalogUndo } from './audit/undo-rules';
import { categoryRoutes } from './categories/routes';
import { changeRoutes } from './changes/routes';
import { collectionRoutes } from './collections/routes';
import type { CatalogDeps } from './deps';
import { feedRoutes } from './feeds/routes';
import { imageRoutes } from './images/routes';
import { fetchedImageRoutes } from './imports/fetched-images/routes';
import { importRoutes } from './imports/routes';
import { inventoryRoutes } from './inventory/routes';
import { pageTextRoutes } from './page-texts/routes';
import { productRoutes } from './products/routes';
import { reconciliationRoutes } from './reconciliation/routes';
import { redirectRoutes } from './redirects/routes';
import { replicaRoutes } from './replica/routes';
import { reservationRoutes } from './reservations/routes';
import { reviewRoutes } from './reviews/routes';
import { searchRoutes } from './search/routes';
import { sitemapRoutes } from './sitemap/routes';
import { stockAlertRoutes } from './stock-alerts/routes';
import { storeSettingsRoutes } from './store-settings/routes';
import { supplierFeedRoutes } from './supplier-feeds/routes';
import { supplierRoutes } from './suppliers/routes';
import { webhookEventRoutes } from './webhooks/routes';

export function createCatalogApp(deps: CatalogDeps): Express {
  return createServiceApp({
    logger: deps.logger,
    tokens: deps.tokens,
    readiness: { postgres: deps.database.ping },
    limiter: deps.limiter,
    routes: (routes) => {
      productRoutes(routes, deps);
      categoryRoutes(routes, deps);
      attributeRoutes(routes, deps);
      collectionRoutes(routes, deps);
      searchRoutes(routes, deps);
      imageRoutes(routes, deps);
      inventoryRoutes(routes, deps);
      stockAlertRoutes(routes, deps);
      reservationRoutes(routes, deps);
      importRoutes(routes, deps);
      fetchedImageRoutes(routes, deps);
      storeSettingsRoutes(routes, deps);
      pageTextRoutes(routes, deps);
      redirectRoutes(routes, deps);
      sitemapRoutes(routes, deps);
      feedRoutes(routes, deps);
      supplierRoutes(routes, deps);
      supplierFeedRoutes(routes, deps);
      reviewRoutes(routes, deps);
      reconciliationRoutes(routes, deps);
      analyticsRoutes(routes, deps);
      changeRoutes(routes, deps);
      replicaRoutes(routes, deps);
      auditRoutes(routes, 'catalog', deps.database, catalogUndo(deps));
      webhookEventRoutes(routes, deps);
      eventRoutes(routes, 'catalog', deps);
    },
  });
}
