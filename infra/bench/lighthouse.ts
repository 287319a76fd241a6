import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { browserLaunchOptions } from '../local/browsers/browser';
import { startTestShop } from '../local/tests/test-shop';

const run = promisify(execFile);

/**
 * Prints Lighthouse's mobile scores of the home and product pages (slow 4G, CPU slowed four times): `npm run
 * bench:lighthouse`, optionally with the URL of a running store. npx fetches Lighthouse for each run, since it is larger
 * than everything else that the tests install. The median of three runs counts.
 */
const lighthouse = 'lighthouse@12.8.2';
const pages = ['/', '/product/1'];
const runs = 3;
const minimums: Record<string, number> = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string; scoreDisplayMode: string }>;
}

async function audit(url: string, chrome: { path: string; flags: string[]; env: NodeJS.ProcessEnv }): Promise<Report> {
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      `--chrome-flags=${chrome.flags.join(' ')}`,
    ],
    { env: { ...process.env, ...chrome.env, CHROME_PATH: chrome.path }, maxBuffer: 64 * 1024 * 1024, timeout: 180_000 },
  );
  return JSON.parse(stdout) as Report;
}

const getScore = (report: Report, category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
const shown = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

async function main(): Promise<void> {
  const given = process.argv[2];
  const { executablePath, args = [], env = {} } = await browserLaunchOptions();
  if (!executablePath) throw new Error('Name a Chromium with BROWSER_PATH');
  const chrome = { path: executablePath, flags: ['--headless=new', ...args], env };
  const shop = given ? undefined : await startTestShop({ RATE_LIMIT: 'off' });
  try {
    for (const page of pages) {
      const reports: Report[] = [];
      for (let count = 0; count < runs; count += 1) reports.push(await audit(`${given ?? shop?.store}${page}`, chrome));
      const median = reports.sort((a, b) => getScore(a, 'performance') - getScore(b, 'performance'))[
        Math.floor(runs / 2)
      ];
      if (median) print(page, median);
    }
  } finally {
    await shop?.stop();
  }
}

function print(page: string, report: Report): void {
  const scores = Object.entries(minimums).map(([category, minimum]) => {
    const value = getScore(report, category);
    if (value < minimum) process.exitCode = 1;
    return `${category} ${value}${value < minimum ? ` (below ${minimum})` : ''}`;
  });
  const timings = shown.map((id) => `${id} ${report.audits[id]?.displayValue ?? '?'}`);
  process.stdout.write(`${page}: ${scores.join(', ')}\n  ${timings.join(', ')}\n`);
  const failed = Object.entries(report.audits).filter(([, { score: given, scoreDisplayMode }]) => {
    return given !== null && given < 0.9 && scoreDisplayMode !== 'informative';
  });
  for (const [id, { title, displayValue }] of failed)
    process.stdout.write(`  - ${id}: ${title} ${displayValue ?? ''}\n`);
}

void main();
