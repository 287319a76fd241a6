import { fromRoot } from '../paths';

/** A part of `npm test`. */
export interface TestPart {
  name: string;
  title: string;
  /** Run one after the other, each with Node: a package's script and its arguments. */
  commands: string[][];
  /** The browsers that it runs in: the one of `chooseBrowser`, or the newest Chromium and Firefox that are installed. */
  browsers?: 'chosen' | 'installed';
  /** Returns the arguments and variables that make the command write its counts to the file. Absent if it has no counts. */
  report?: (file: string) => { args: string[]; env: NodeJS.ProcessEnv };
}

const vitestReport = (file: string) => ({
  args: [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    `--reporter=${fromRoot('infra/local/tests/vitest-progress.ts')}`,
  ],
  env: {},
});

const playwrightReport = (file: string) => ({
  args: [`--reporter=list,json,${fromRoot('infra/local/tests/playwright-progress.ts')}`],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
});

const playwright = (project: string): string[] => [
  ...['@playwright/test/cli.js', 'test', '-c', 'web/playwright.config.ts', '--project', project],
];

/** Several checkers would each check what files share, which costs more than it saves on two cores. */
const typecheck = ['typescript/bin/tsc', '--noEmit', '--checkers', '1', '-p'];

/**
 * The parts of `npm test`, from quick to slow. Some parts leave one of two cores idle, so the parts of a stage run at the
 * same time. A part that keeps both busy has a stage of its own: beside others it takes more CPU. The first of a stage is the
 * one that takes longest.
 */
export const testStages: TestPart[][] = [
  [
    {
      name: 'unit',
      title: 'Unit tests',
      commands: [['vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'unit-web']],
      report: vitestReport,
    },
    {
      name: 'types',
      title: 'Types',
      commands: [
        [...typecheck, 'tsconfig.json'],
        [...typecheck, 'web/tsconfig.json'],
        [...typecheck, 'packages/stripe-sandbox/src/browser/tsconfig.json'],
        [...typecheck, 'packages/stripe-sandbox/e2e/tsconfig.json'],
      ],
    },
    { name: 'lint', title: 'Lint', commands: [['@biomejs/biome/bin/biome', 'ci', '.']] },
  ],
  [
    {
      name: 'integration',
      title: 'Integration tests (real Postgres and Redis)',
      commands: [['vitest/vitest.mjs', 'run', '--project', 'integration']],
      report: vitestReport,
    },
  ],
  [
    {
      name: 'browsers',
      title: 'Main journeys in the newest Chromium and Firefox of this machine',
      commands: [['vitest/vitest.mjs', 'run', '--project', 'browsers']],
      browsers: 'installed',
      report: vitestReport,
    },
    {
      name: 'faults',
      title: 'Fault drills (a whole shop, its processes killed)',
      commands: [['vitest/vitest.mjs', 'run', '--project', 'faults']],
      report: vitestReport,
    },
    {
      name: 'stripe-sandbox',
      title: "Browser tests of the Stripe sandbox (Stripe's own React library)",
      commands: [['@playwright/test/cli.js', 'test', '-c', 'infra/local/tests/stripe-sandbox.config.ts']],
      browsers: 'chosen',
      report: playwrightReport,
    },
  ],
  [
    {
      name: 'browser',
      title: 'Browser tests (a whole shop)',
      commands: [playwright('behavior')],
      browsers: 'chosen',
      report: playwrightReport,
    },
  ],
];

/** The parts of `npm run test:exhaustive`, one after the other. */
export const exhaustiveStages: TestPart[][] = [
  [
    {
      name: 'screens',
      title: 'Every screen, language and color scheme',
      commands: [playwright('exhaustive')],
      browsers: 'chosen',
      report: playwrightReport,
    },
  ],
  [
    {
      name: 'crawler',
      title: 'Every control of every screen',
      commands: [playwright('crawler')],
      browsers: 'chosen',
      report: playwrightReport,
    },
  ],
  [
    {
      name: 'drills',
      title: 'Long drills',
      commands: [['vitest/vitest.mjs', 'run', '--project', 'drills']],
      report: vitestReport,
    },
  ],
];
