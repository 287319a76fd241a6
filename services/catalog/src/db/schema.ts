/** Every table of the catalog's schema, for drizzle-kit; code imports a table from the file that defines it. */
// biome-ignore lint/performance/noBarrelFile: drizzle-kit reads all tables from one module
export { auditChain, auditLog } from '@shopwright/service-kit/audit/audit-tables';
export { outbox } from '@shopwright/service-kit/messaging/outbox';
export * from '@shopwright/service-kit/messaging/webhook-events';
export * from './attributes';
export * from './categories';
export * from './changes';
export * from './collections';
export * from './feeds';
export * from './images';
export * from './import-images';
export * from './product-lists';
export * from './products';
export * from './redirects';
export * from './restocks';
export * from './reviews';
export * from './searches';
export * from './stock';
export * from './stock-alerts';
export * from './store-settings';
export * from './suppliers';
