import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './services/auth/src/db/schema.ts',
  out: './services/auth/drizzle',
});
