import type { Database } from '@shopwright/service-kit/database/connection';
import type { InternalTokens } from '@shopwright/service-kit/http/internal-token';
import { createServiceApp } from '@shopwright/service-kit/http/server';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import type { Express } from 'express';
import { categoryRoutes } from './categories/routes';
import { eventRoutes } from './events/routes';
import { exchangeRateRoutes } from './exchange-rates/routes';
import { imageRoutes } from './images/routes';
import { importRoutes } from './imports/routes';
import { inventoryRoutes } from './inventory/routes';
import { productRoutes } from './products/routes';
import { reservationRoutes } from './reservations/routes';
import { reviewRoutes } from './reviews/routes';
import { searchRoutes } from './search/routes';
import { supplierRoutes } from './suppliers/routes';

interface CatalogDeps {
  database: Database;
  tokens: InternalTokens;
  logger: Logger;
}

export function createCatalogApp({ database, tokens, logger }: CatalogDeps): Express {
  return createServiceApp({
    logger,
    tokens,
    readiness: { postgres: () => database.ping() },
    routes: (routes) => {
      productRoutes(routes, database);
      categoryRoutes(routes, database);
      searchRoutes(routes, database);
      imageRoutes(routes, database);
      exchangeRateRoutes(routes, database);
      inventoryRoutes(routes, database);
      reservationRoutes(routes, database);
      importRoutes(routes, database);
      supplierRoutes(routes, database);
      reviewRoutes(routes, database);
      eventRoutes(routes, database);
    },
  });
}
