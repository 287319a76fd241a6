import { fromRoot } from '../paths';

/** A part of `npm test`. */
export interface TestPart {
  name: string;
  title: string;
  /** Run one after the other, each with Node: a package's script and its arguments. */
  commands: string[][];
  /** A command that takes longer hangs. A slow machine takes half of it. */
  limitMinutes: number;
  /** The browsers that it runs in: the one of `chooseBrowser`, or the newest Chromium and Firefox that are installed. */
  browsers?: 'chosen' | 'installed';
}

const vitest = (...projects: string[]): string[] => [
  ...['vitest/vitest.mjs', 'run', '--reporter=default', `--reporter=${fromRoot('infra/local/tests/still-running.ts')}`],
  ...projects.flatMap((project) => ['--project', project]),
];

const playwright = (project: string): string[] => [
  ...['@playwright/test/cli.js', 'test', '-c', 'web/playwright.config.ts', '--reporter=list', `--project=${project}`],
];

/** Several checkers would each check what files share, which costs more than it saves on two cores. */
const typecheck = (project: string): string[] => [
  ...['typescript/bin/tsc', '--noEmit', '--checkers', '1', '-p', project],
];

/**
 * The parts of `npm test`, from quick to slow. Some parts leave one of two cores idle, so the parts of a stage run
 * concurrently. A part that keeps both busy has a stage of its own: beside others it takes more CPU. The first of a stage
 * is the one that takes longest.
 */
export const testStages: TestPart[][] = [
  [
    { name: 'unit', title: 'Unit tests', commands: [vitest('unit', 'unit-web')], limitMinutes: 15 },
    {
      name: 'types',
      title: 'Types',
      commands: [
        typecheck('tsconfig.json'),
        typecheck('web/tsconfig.json'),
        typecheck('packages/stripe-sandbox/src/browser/tsconfig.json'),
        typecheck('packages/stripe-sandbox/e2e/tsconfig.json'),
      ],
      limitMinutes: 10,
    },
    {
      name: 'lint',
      title: 'Lint',
      commands: [['@biomejs/biome/bin/biome', 'ci', '.'], ['knip/bin/knip.js']],
      limitMinutes: 10,
    },
  ],
  [
    {
      name: 'integration',
      title: 'Integration tests (real Postgres and Redis)',
      commands: [vitest('integration')],
      limitMinutes: 40,
    },
  ],
  [
    {
      name: 'browsers',
      title: 'Main journeys in the newest Chromium and Firefox of this machine',
      commands: [vitest('browsers')],
      limitMinutes: 30,
      browsers: 'installed',
    },
    {
      name: 'faults',
      title: 'Fault drills (a whole shop, its processes killed)',
      commands: [vitest('faults')],
      limitMinutes: 30,
    },
    {
      name: 'stripe-sandbox',
      title: "Browser tests of the Stripe sandbox (Stripe's own React library)",
      commands: [
        ['@playwright/test/cli.js', 'test', '-c', 'infra/local/tests/stripe-sandbox.config.ts', '--reporter=list'],
      ],
      limitMinutes: 15,
      browsers: 'chosen',
    },
  ],
  [
    {
      name: 'browser',
      title: 'Browser tests (a whole shop)',
      commands: [playwright('behavior')],
      limitMinutes: 40,
      browsers: 'chosen',
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
      limitMinutes: 90,
      browsers: 'chosen',
    },
  ],
  [
    {
      name: 'crawler',
      title: 'Every control of every screen',
      commands: [playwright('crawler')],
      limitMinutes: 90,
      browsers: 'chosen',
    },
  ],
  [{ name: 'drills', title: 'Long drills', commands: [vitest('drills')], limitMinutes: 180 }],
];
