import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../../../infra/local/browsers/browser';

export default defineConfig({
  testMatch: '*.e2e.ts',
  outputDir: '../../../test-results/stripe-sandbox',
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: { launchOptions: await browserLaunchOptions() },
});
