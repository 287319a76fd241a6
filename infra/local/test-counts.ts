import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

export interface TestCounts {
  passed: number;
  failed: number;
}

const vitestSchema = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform(({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }));

/** Playwright calls a test flaky that failed and then passed. */
const playwrightSchema = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })
  .transform(({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }));

const reportSchema = z.union([vitestSchema, playwrightSchema]);

/** The counts in Vitest's or Playwright's JSON report; none when there is no report. */
export function readTestCounts(file: string): TestCounts {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const report = reportSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return report.success ? report.data : { passed: 0, failed: 0 };
}
