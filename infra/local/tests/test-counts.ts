import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

export interface TestCounts {
  passed: number;
  failed: number;
  /** Runs that repeated a failed test. */
  retries: number;
}

const none: TestCounts = { passed: 0, failed: 0, retries: 0 };
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const vitestSchema = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    testResults: z.array(
      z.object({ assertionResults: z.array(z.object({ status: z.string(), failureMessages: z.array(z.string()) })) }),
    ),
  })
  .transform(({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    // Vitest does not count retries, but lists the failures of a test that passed later.
    retries: sum(
      testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .map(({ status, failureMessages }) => (status === 'passed' ? failureMessages.length : 0)),
    ),
  }));

/** A file, or a `describe` in it. */
interface Suite {
  specs: { tests: { results: { retry: number }[] }[] }[];
  suites?: Suite[];
}

const suiteSchema: z.ZodType<Suite> = z.object({
  specs: z.array(z.object({ tests: z.array(z.object({ results: z.array(z.object({ retry: z.number() })) })) })),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});

const retriesIn = ({ specs, suites = [] }: Suite): number =>
  sum(specs.flatMap(({ tests }) => tests).map(({ results }) => results.filter(({ retry }) => retry > 0).length)) +
  sum(suites.map(retriesIn));

/** Playwright's `flaky` tests failed and then passed. */
const playwrightSchema = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    suites: z.array(suiteSchema),
  })
  .transform(({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    retries: sum(suites.map(retriesIn)),
  }));

const reportSchema = z.union([vitestSchema, playwrightSchema]);

/** Reads the counts from Vitest's or Playwright's JSON report, zeros when there is none. */
export function readTestCounts(file: string): TestCounts {
  if (!existsSync(file)) return none;
  const report = reportSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return report.success ? report.data : none;
}
