import { auditTasks } from '@shopwright/service-kit/audit/audit-tasks';
import { runService } from '@shopwright/service-kit/runtime/run-service';
import { purgeOldSearches, writeWaitingSearches } from './analytics/record-search';
import { createCatalogApp } from './app';
import { syncAttributes } from './attributes/sync-attributes';
import { syncCategoryProducts } from './categories/sync-category-products';
import { purgeOldChanges } from './changes/read-changes';
import { purgeCollected, syncCollections } from './collections/sync-collections';
import { readConfig } from './config';
import { auditedTables } from './db/audited-tables';
import { clearImportedPersons, purgeLeftUploads } from './imports/purge-left-uploads';
import { compactFigures } from './inventory/compact-figures';
import { connectReplica } from './replica/connect-replica';
import { createReplica, type Replica } from './replica/replica';
import { expireReservations, purgeReleasedReservations } from './reservations/expire-reservations';
import { purgeLeftPhotos } from './reviews/review-photos';
import { requestStockDigest } from './stock-alerts/request-stock-digest';
import { pauseStaleProducts } from './supplier-feeds/pause-stale-products';
import { startDueFeeds } from './supplier-feeds/run-feed';

void runService({
  name: 'catalog',
  audience: 'catalog',
  hasInstances: true,
  readConfig,
  deps: ({ config, database, tokens, logger }) => {
    const followed = config.replicaUrl ? connectReplica(config.replicaUrl, () => replica?.forget()) : undefined;
    const replica: Replica | undefined = followed && createReplica({ primary: database, replica: followed, logger });
    return { database, tokens, logger, publicOrigin: config.publicOrigin, replica, closeReplica: followed?.close };
  },
  app: createCatalogApp,
  resources: ({ closeReplica, ...deps }) => [
    { name: 'counted searches', timeoutMs: 2000, stop: () => writeWaitingSearches(deps) },
    ...(closeReplica ? [{ name: 'replica', timeoutMs: 6000, stop: closeReplica }] : []),
  ],
  samplers: ({ replica }) => (replica ? [replica.sampler] : []),
  periodicTasks: ({ database, logger, replica }) => [
    ...(replica ? [{ name: 'replica', everyMs: 1000, work: replica.check }] : []),
    {
      name: 'expire reservations',
      everyMs: 10_000,
      work: async () => {
        const released = await expireReservations(database);
        if (released > 0) logger.info({ released }, 'reservations expired');
      },
    },
    {
      name: 'products of changed categories',
      everyMs: 2000,
      work: async () => void (await syncCategoryProducts(database)),
    },
    { name: 'products of changed attributes', everyMs: 2000, work: () => syncAttributes(database) },
    { name: 'products of changed collections', everyMs: 2000, work: () => syncCollections(database) },
    { name: 'products that are no longer new', everyMs: 10_000, work: () => purgeCollected(database) },
    {
      name: 'low-stock digest',
      everyMs: 60_000,
      work: async () => {
        if (await requestStockDigest(database)) logger.info('low-stock digest requested');
      },
    },
    { name: 'feeds of suppliers', everyMs: 60_000, work: () => startDueFeeds(database) },
    { name: 'products that feeds lost', everyMs: 60_000, work: () => pauseStaleProducts(database) },
    { name: 'product figures', everyMs: 5000, work: async () => void (await compactFigures(database)) },
    { name: 'released reservations', everyMs: 3_600_000, work: () => purgeReleasedReservations(database) },
    { name: 'uploads that were left', everyMs: 3_600_000, work: () => purgeLeftUploads(database) },
    { name: 'rows of customers', everyMs: 3_600_000, work: () => clearImportedPersons(database) },
    { name: 'review photos that were left', everyMs: 3_600_000, work: () => purgeLeftPhotos(database) },
    { name: 'old changes', everyMs: 60_000, work: () => purgeOldChanges(database) },
    { name: 'old searches', everyMs: 3_600_000, work: () => purgeOldSearches(database) },
    ...auditTasks(database, logger, auditedTables),
  ],
});
