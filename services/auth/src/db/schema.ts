// biome-ignore lint/performance/noBarrelFile: drizzle-kit reads all tables from one module
export { auditChain, auditLog } from '@shopwright/service-kit/audit/audit-tables';
export { outbox } from '@shopwright/service-kit/messaging/outbox';
export * from '@shopwright/service-kit/messaging/webhook-events';
export * from './account-tables';
export * from './address-tables';
export * from './api-key-tables';
export * from './email-tables';
export * from './import-tables';
export * from './reward-tables';
export * from './role-tables';
export * from './setup-tables';
export * from './team-tables';
export * from './todo-email-tables';
export * from './two-factor-tables';
