import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './infra/observability/collector/schema.ts',
  out: './infra/observability/collector/drizzle',
});
