export { outbox } from '@shopwright/service-kit/messaging/tables';
export * from './account-tables';
export * from './email-tables';
export * from './reward-tables';
