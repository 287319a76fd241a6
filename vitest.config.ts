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
      {
        test: {
          name: 'browsers',
          include: ['web/e2e/journeys/*.journey.ts'],
          globalSetup: 'infra/local/journeys-setup.ts',
          // Each step waits up to 30 s by itself, and says what it has not seen.
          testTimeout: 180_000,
          hookTimeout: 90_000,
          // A file is a browser.
          maxWorkers: 2,
        },
      },
      { test: { name: 'faults', include: [faults], exclude: notTests, fileParallelism: false } },
    ],
  },
});
