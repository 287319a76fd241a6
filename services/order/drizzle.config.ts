import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './services/order/src/db/schema.ts',
  out: './services/order/drizzle',
});
