import { afterEach, expect, it, vi } from 'vitest';
import type { TestModule } from 'vitest/node';
import StillRunning from './still-running';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const moduleOf = (relativeModuleId: string) => ({ relativeModuleId }) as TestModule;

it('names the files that are running when no test has ended for five minutes, and no others', () => {
  vi.useFakeTimers();
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const reporter = new StillRunning();
  for (const name of ['a.test.ts', 'b.test.ts']) reporter.onTestModuleQueued(moduleOf(name));
  vi.advanceTimersByTime(4 * 60_000);
  reporter.onTestCaseResult();
  reporter.onTestModuleEnd(moduleOf('b.test.ts'));
  vi.advanceTimersByTime(4 * 60_000);
  expect(said).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(said.mock.calls).toEqual([['No test has ended for 5 minutes; still running: a.test.ts\n']]);
  reporter.onTestRunEnd();
  vi.advanceTimersByTime(60 * 60_000);
  expect(said).toHaveBeenCalledTimes(1);
});
