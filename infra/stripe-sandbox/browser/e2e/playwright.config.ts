import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const named = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path !== undefined && existsSync(path),
);

/** Run by hand: `npx playwright test -c infra/stripe-sandbox/browser/e2e`. */
export default defineConfig({
  testMatch: '*.e2e.ts',
  workers: 1,
  reporter: 'list',
  timeout: 30_000,
  use: {
    launchOptions: {
      executablePath: named,
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-quic', '--no-first-run'],
    },
  },
});
