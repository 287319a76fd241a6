import path from 'node:path';
import { fromRoot } from '../paths';
import { terminal } from '../terminal';
import { UserError } from '../user-error';
import { runNode } from './run-node';
import { parseTestArguments } from './test-arguments';
import { listBrowsers, namedFamily } from './test-browsers';
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
  const startedAt = performance.now();
  const results: PartResult[] = [];
  for (const stage of [...testStages, ...exhaustiveStages]) {
    results.push(
      ...(await runStage(
        stage.filter((part) => parts.includes(part)),
        rest,
      )),
    );
    if (!keepGoing && results.some(({ isGood }) => !isGood)) break;
  }
  terminal.say(`\n${results.map(({ line }) => line).join('\n')}`);
  for (const line of await listBrowsers(results.map(({ part }) => part))) terminal.say(line);
  terminal.say(`time taken: ${seconds(startedAt)} s`);
  process.exitCode = results.every(({ isGood }) => isGood) ? 0 : 1;
}

/** Skips the parts that Playwright runs when an installed Firefox is chosen, which it cannot drive. */
async function runnable(parts: TestPart[]): Promise<TestPart[]> {
  if ((await namedFamily()) !== 'firefox') return parts;
  const left = parts.filter(({ browsers }) => browsers === 'chosen').map(({ name }) => name);
  if (left.length === parts.length) throw new UserError('Firefox runs only the part browsers, the main journeys.');
  if (left.length > 0) terminal.say(`Firefox runs only the main journeys; skipped: ${left.join(', ')}`);
  return parts.filter(({ browsers }) => browsers !== 'chosen');
}

interface PartResult {
  part: TestPart;
  isGood: boolean;
  /** Its line in the summary. */
  line: string;
}

/** Runs the parts concurrently. Shows what the first prints as it comes, and what each other prints after it. */
async function runStage(stage: TestPart[], rest: string[]): Promise<PartResult[]> {
  if (stage.length > 0) terminal.say(`\n=== ${stage.map(({ title }) => title).join(', ')}`);
  const running = stage.map((part, index) => runPart(part, rest, index === 0));
  const results: PartResult[] = [];
  for (const [index, each] of running.entries()) {
    const { output, ...result } = await each;
    if (index > 0) terminal.say(`\n=== ${result.part.title}\n${output}`);
    results.push(result);
  }
  return results;
}

async function runPart(part: TestPart, rest: string[], isShown: boolean): Promise<PartResult & { output: string }> {
  const startedAt = performance.now();
  let output = '';
  let isGood = true;
  let note = '';
  for (const [script = '', ...args] of part.commands) {
    const command = [fromRoot('node_modules', script), ...args, ...rest];
    const { code, printed, isLate } = await runNode(command, isShown, part.limitMinutes * 60_000);
    output += printed;
    isGood = code === 0;
    if (isLate) note = `  ended after ${part.limitMinutes} minutes`;
    if (!isGood) break;
  }
  const mark = isGood ? 'ok    ' : 'FAILED';
  const line = `  ${mark} ${part.name.padEnd(14)} ${seconds(startedAt).padStart(6)} s${note}`;
  return { part, isGood, line, output };
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

// Ctrl-C also reaches the running part; this process waits for it and prints the summary.
process.on('SIGINT', () => undefined);

main().catch((error: unknown) => {
  terminal.failure(error);
  process.exit(1);
});
