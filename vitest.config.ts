import { defineConfig } from 'vitest/config';

const notTests = ['**/node_modules/**', '**/dist/**', '**/.shop/**'];
const integration = '**/*.int.test.ts';
const faults = '**/*.fault.test.ts';

/** `--project 'unit*'` needs no server; `--project integration` starts a Postgres and a Redis. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...notTests, integration, faults, 'web/**'],
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'unit-web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: notTests,
          environment: 'happy-dom',
        },
      },
      {
        test: {
          name: 'integration',
          include: [integration],
          exclude: notTests,
          globalSetup: 'infra/local/test-servers.ts',
          testTimeout: 20_000,
          hookTimeout: 30_000,
          // Each file has servers' worth of connections and two cores to share.
          maxWorkers: 4,
        },
      },
      { test: { name: 'faults', include: [faults], exclude: notTests, fileParallelism: false } },
    ],
  },
});
