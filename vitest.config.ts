import { defineConfig } from 'vitest/config';

// A store's time zone is that of the server until it is set.
process.env.TZ = 'UTC';

const notTests = ['**/node_modules/**', '**/dist/**', '**/.shop/**', '**/.shop-rehearsal/**'];
const integration = '**/*.int.test.ts';
const faults = '**/*.fault.test.ts';
const drills = '**/*.drill.int.test.ts';

/** They end what hangs, and nothing else: what is slow on a busy machine is not wrong. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

/** Files share a worker and its modules: a fresh one for each would take three to ten times as long. */
const shared = {
  isolate: false,
  unstubGlobals: true,
  setupFiles: ['infra/local/tests/fixed-seed.ts'],
};

/** `--project 'unit*'` needs no server; `--project integration` starts a Postgres and a Redis. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          ...shared,
          pool: 'threads',
          // Some files wait for processes and deadlines, which costs no core.
          maxWorkers: 4,
          ...patience,
          include: ['**/*.test.ts'],
          exclude: [...notTests, integration, faults, 'web/**'],
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'unit-web',
          ...shared,
          pool: 'threads',
          // Beside files of another project, a worker would make its window again for each file.
          sequence: { groupOrder: 1 },
          ...patience,
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: notTests,
          environment: 'happy-dom',
        },
      },
      {
        test: {
          name: 'integration',
          ...shared,
          ...patience,
          include: [integration],
          exclude: notTests,
          globalSetup: 'infra/local/tests/test-servers.ts',
          // Each file has servers' worth of connections and two cores to share.
          maxWorkers: 4,
        },
      },
      {
        test: {
          name: 'browsers',
          include: ['web/e2e/journeys/*.journey.ts'],
          globalSetup: 'infra/local/tests/journeys-setup.ts',
          ...patience,
          // Tests that needed a second attempt are listed at the end of the run.
          retry: process.env.CI ? 1 : 0,
          // A file is a browser.
          maxWorkers: 2,
        },
      },
      // The long forms of drills, one after the other: some measure times.
      {
        test: {
          name: 'drills',
          ...shared,
          ...patience,
          include: [drills],
          exclude: notTests,
          globalSetup: 'infra/local/tests/test-servers.ts',
          env: { DRILL: 'long' },
          maxWorkers: 1,
        },
      },
      // Each file is a store of its own, and waits for killed processes most of the time.
      { test: { name: 'faults', ...patience, include: [faults], exclude: notTests, maxWorkers: 3 } },
    ],
  },
});
