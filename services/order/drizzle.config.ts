import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./services/order/src/db/schema.ts', './services/order/src/db/*-tables.ts'],
  out: './services/order/drizzle',
});
