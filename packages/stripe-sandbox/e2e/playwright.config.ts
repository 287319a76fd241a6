import { defineConfig } from '@playwright/test';

/** Runs in Playwright's own Chromium, or in the Chromium that BROWSER_PATH names. */
export default defineConfig({
  testMatch: '*.e2e.ts',
  testDir: import.meta.dirname,
  outputDir: '../../../test-results/stripe-sandbox',
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: { launchOptions: { executablePath: process.env.BROWSER_PATH || undefined } },
});
