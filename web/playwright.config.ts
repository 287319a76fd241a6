import { defineConfig, devices } from '@playwright/test';
import { browserLaunchOptions } from '../infra/local/browsers/browser';
import { listBrowserTestsOfOtherDays } from '../infra/local/tests/todays-third';

const { args = [], ...launch } = await browserLaunchOptions();
// Passing each request and each frame to a process of its own takes a seventh of the CPU.
const fewerProcesses = ['--enable-features=NetworkServiceInProcess2', '--disable-gpu-compositing'];

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.e2e.ts',
  // `npm test` takes the way to a paid order and all screens, and a third of the others a day. The whole specification,
  // screens of one topic and rarer turns of a journey are in `spec/` and under the tag `@full`, for `npm run e2e:full`. The
  // crawler, which deletes what can be deleted, has a shop of its own then.
  testIgnore:
    process.env.E2E_FULL === '1'
      ? ['**/crawler.e2e.ts']
      : ['**/spec/**', ...listBrowserTestsOfOtherDays().map((file) => `**/${file}`)],
  grepInvert: process.env.E2E_FULL === '1' ? undefined : /@full/,
  // Playwright empties it.
  outputDir: '../test-results/browser',
  globalSetup: '../infra/local/tests/browser-setup.ts',
  fullyParallel: true,
  workers: 6,
  // Tests that needed a second attempt are listed at the end of the run.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 240_000,
  // Generous: what is slow on a busy machine is not wrong.
  expect: { timeout: 60_000 },
  use: {
    baseURL: process.env.E2E_BASE_URL,
    launchOptions: { ...launch, args: [...args, ...fewerProcesses] },
    // Drawing what moves would take a seventh of the CPU. `npm run e2e:full` and the main journeys see it.
    contextOptions: { reducedMotion: process.env.E2E_FULL === '1' ? null : 'reduce' },
    // Recording every test would cost as much again as the tests.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
});
