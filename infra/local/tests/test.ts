import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot, repositoryRoot } from '../paths';
import { terminal } from '../terminal';
import { UserError } from '../user-error';
import { parseTestArguments } from './test-arguments';
import { listBrowsers, namedFamily } from './test-browsers';
import { readTestCounts, type TestCounts } from './test-counts';
import { type TestPart, testParts } from './test-parts';

/** `npm test [-- PART ... [arguments for it]] [-- --keep-going] [-- --browser PATH]` */
async function main(): Promise<void> {
  const names = testParts.map(({ name }) => name);
  const { parts: wanted, rest, keepGoing, browser } = parseTestArguments(process.argv.slice(2), names);
  // The parts and their child processes inherit it.
  if (browser) process.env.BROWSER_PATH = path.resolve(browser);
  const parts = await runnable(testParts.filter(({ name }) => wanted.length === 0 || wanted.includes(name)));
  const reports = mkdtempSync(path.join(tmpdir(), 'shopwright-report-'));
  const total: TestCounts = { passed: 0, failed: 0, retries: 0 };
  const summary: string[] = [];
  const started: TestPart[] = [];
  try {
    for (const part of parts) {
      const startedAt = performance.now();
      terminal.say(`\n=== ${part.title}`);
      started.push(part);
      const { succeeded, passed, failed, retries } = await runPart(part, rest, path.join(reports, `${part.name}.json`));
      total.passed += passed;
      total.retries += retries;
      // A part that fails without a failed test, such as a type error or a crash, counts as one failure.
      total.failed += succeeded ? failed : Math.max(failed, 1);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      const counts = passed + failed > 0 ? `${passed} passed, ${failed} failed` : '';
      summary.push(
        `  ${succeeded ? 'ok    ' : 'FAILED'} ${part.name.padEnd(12)} ${seconds.padStart(6)} s  ${counts}`.trimEnd(),
      );
      if (!succeeded && !keepGoing) break;
    }
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  terminal.say(`\n${summary.join('\n')}`);
  for (const line of await listBrowsers(started)) terminal.say(line);
  terminal.say(`retries needed: ${total.retries}`);
  terminal.say(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

/** Skips the parts that Playwright runs when an installed Firefox is chosen, which it cannot drive. */
async function runnable(parts: TestPart[]): Promise<TestPart[]> {
  if ((await namedFamily()) !== 'firefox') return parts;
  const left = parts.filter(({ browsers }) => browsers === 'chosen').map(({ name }) => name);
  if (left.length === parts.length) throw new UserError('Firefox runs only the part browsers, the main journeys.');
  if (left.length > 0) terminal.say(`Firefox runs only the main journeys; skipped: ${left.join(', ')}`);
  return parts.filter(({ browsers }) => browsers !== 'chosen');
}

async function runPart(
  part: TestPart,
  rest: string[],
  reportFile: string,
): Promise<TestCounts & { succeeded: boolean }> {
  const report = part.report?.(reportFile) ?? { args: [], env: {} };
  for (const [script = '', ...args] of part.commands) {
    const code = await run([fromRoot('node_modules', script), ...args, ...report.args, ...rest], report.env);
    if (code !== 0) return { ...readTestCounts(reportFile), succeeded: false };
  }
  return { ...readTestCounts(reportFile), succeeded: true };
}

async function run(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

// Ctrl-C also reaches the running part; this process waits for it and prints the summary.
process.on('SIGINT', () => undefined);

main().catch((error: unknown) => {
  terminal.failure(error);
  process.exit(1);
});
