import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '../paths';
import { terminal } from '../terminal';
import { UserError } from '../user-error';
import { runNode } from './run-node';
import { parseTestArguments } from './test-arguments';
import { listBrowsers, namedFamily } from './test-browsers';
import { readTestCounts, type TestCounts } from './test-counts';
import { exhaustiveStages, type TestPart, testStages } from './test-parts';

/** `npm test [-- PART ... [arguments for it]] [-- --keep-going] [-- --browser PATH]` */
async function main(): Promise<void> {
  const all = [...testStages, ...exhaustiveStages].flat();
  const names = all.map(({ name }) => name);
  const { parts: wanted, rest, keepGoing, browser } = parseTestArguments(process.argv.slice(2), names);
  // The parts and their child processes inherit it.
  if (browser) process.env.BROWSER_PATH = path.resolve(browser);
  const chosen = wanted.length === 0 ? testStages.flat() : all.filter(({ name }) => wanted.includes(name));
  const parts = await runnable(chosen);
  const stages = [...testStages, ...exhaustiveStages].map((stage) => stage.filter((part) => parts.includes(part)));
  const reports = mkdtempSync(path.join(tmpdir(), 'shopwright-report-'));
  const startedAt = performance.now();
  const total: TestCounts = { passed: 0, failed: 0, retries: 0 };
  const summary: string[] = [];
  const started: TestPart[] = [];
  try {
    for (const stage of stages) {
      started.push(...stage);
      for (const part of await runStage(stage, rest, reports)) {
        total.passed += part.passed;
        total.retries += part.retries;
        total.failed += part.failed;
        summary.push(part.line, ...part.reasons.map((reason) => `         ${reason}`));
      }
      if (total.failed > 0 && !keepGoing) break;
    }
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  terminal.say(`\n${summary.join('\n')}`);
  for (const line of await listBrowsers(started)) terminal.say(line);
  terminal.say(`time taken: ${seconds(startedAt)} s`);
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

/** Runs the parts at the same time. Shows what the first prints as it comes, and what each other prints after it. */
async function runStage(stage: TestPart[], rest: string[], reports: string): Promise<PartResult[]> {
  if (stage.length > 0) terminal.say(`\n=== ${stage.map(({ title }) => title).join(', ')}`);
  const running = stage.map((part, index) => runPart(part, rest, path.join(reports, `${part.name}.json`), index === 0));
  const results: PartResult[] = [];
  for (const [index, part] of stage.entries()) {
    const result = await running[index];
    if (!result) continue;
    if (index > 0) terminal.say(`\n=== ${part.title}\n${result.output}`);
    results.push(result);
  }
  return results;
}

interface PartResult extends TestCounts {
  /** Its line in the summary. */
  line: string;
  /** The reasons for which commands were ended from outside. */
  reasons: string[];
  /** The output, if it was kept. */
  output: string;
}

async function runPart(part: TestPart, rest: string[], reportFile: string, isShown: boolean): Promise<PartResult> {
  const startedAt = performance.now();
  const report = part.report?.(reportFile) ?? { args: [], env: {} };
  let output = '';
  const reasons: string[] = [];
  let succeeded = true;
  for (const [script = '', ...args] of part.commands) {
    const command = [fromRoot('node_modules', script), ...args, ...report.args, ...rest];
    const { code, printed, ended } = await runNode(command, report.env, isShown);
    output += printed;
    if (ended !== undefined) reasons.push(ended);
    succeeded = code === 0;
    if (!succeeded) break;
  }
  const { passed, failed, retries } = readTestCounts(reportFile);
  const counts = passed + failed > 0 ? `${passed} passed, ${failed} failed` : '';
  const mark = succeeded ? 'ok    ' : 'FAILED';
  return {
    passed,
    retries,
    // A part that fails without a failed test, such as a type error or a crash, counts as one failure.
    failed: succeeded ? failed : Math.max(failed, 1),
    line: `  ${mark} ${part.name.padEnd(14)} ${seconds(startedAt).padStart(6)} s  ${counts}`.trimEnd(),
    reasons,
    output,
  };
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

// Ctrl-C also reaches the running part; this process waits for it and prints the summary.
process.on('SIGINT', () => undefined);

main().catch((error: unknown) => {
  terminal.failure(error);
  process.exit(1);
});
