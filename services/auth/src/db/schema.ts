export { outbox } from '@shopwright/service-kit/messaging/tables';
export * from './account-tables';
export * from './mail-tables';
export * from './reward-tables';
