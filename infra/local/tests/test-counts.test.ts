import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTestCounts } from './test-counts';

function counts(report: unknown) {
  const folder = mkdtempSync(path.join(tmpdir(), 'shopwright-counts-'));
  writeFileSync(path.join(folder, 'report.json'), JSON.stringify(report));
  try {
    return readTestCounts(path.join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('readTestCounts', () => {
  it("counts Playwright's retries in every suite, for tests that pass in the end and tests that fail", () => {
    const spec = (...attempts: number[]) => ({ tests: [{ results: attempts.map((retry) => ({ retry })) }] });
    const report = {
      stats: { expected: 2, unexpected: 1, flaky: 1 },
      suites: [{ specs: [spec(0), spec(0, 1)], suites: [{ specs: [spec(0, 1, 2)] }] }, { specs: [spec(0)] }],
    };
    expect(counts(report)).toEqual({ passed: 3, failed: 1, retries: 3 });
  });

  it("counts Vitest's retries by the failures before a test passed", () => {
    const test = (status: string, ...failureMessages: string[]) => ({ status, failureMessages });
    const report = {
      numPassedTests: 2,
      numFailedTests: 1,
      testResults: [
        { assertionResults: [test('passed'), test('passed', 'Error: once')] },
        { assertionResults: [test('failed', 'Error: for good'), test('skipped')] },
      ],
    };
    expect(counts(report)).toEqual({ passed: 2, failed: 1, retries: 1 });
  });

  it('counts nothing where there is no report', () => {
    expect(readTestCounts('/nowhere/report.json')).toEqual({ passed: 0, failed: 0, retries: 0 });
  });
});
