import { defineConfig, devices } from '@playwright/test';
import { browserLaunchOptions } from '../infra/local/browsers/browser';

const { args = [], ...launch } = await browserLaunchOptions();
// Passing each request and each frame to a process of its own takes a seventh of the CPU.
const fewerProcesses = ['--enable-features=NetworkServiceInProcess2', '--disable-gpu-compositing'];
const use = devices['Desktop Chrome'];
const exhaustive = '**/*.exhaustive.e2e.ts';
const crawler = '**/crawler.exhaustive.e2e.ts';

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.e2e.ts',
  // Playwright empties it.
  outputDir: '../test-results/browser',
  globalSetup: '../infra/local/tests/browser-setup.ts',
  fullyParallel: true,
  // Two cores: more switch between tests for a tenth of the time.
  workers: 4,
  // Tests that needed a second attempt are listed at the end of the run.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 240_000,
  // Generous: what is slow on a busy machine is not wrong.
  expect: { timeout: 60_000 },
  use: {
    baseURL: process.env.E2E_BASE_URL,
    launchOptions: { ...launch, args: [...args, ...fewerProcesses] },
    // Drawing what moves would take a seventh of the CPU. The main journeys see it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test would cost as much again as the tests.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  // `npm test` runs the first. The crawler deletes what can be deleted, so each project is a run with a store of its own.
  projects: [
    { name: 'behavior', use, testIgnore: exhaustive },
    { name: 'exhaustive', use, testMatch: exhaustive, testIgnore: crawler },
    { name: 'crawler', use, testMatch: crawler },
  ],
});
