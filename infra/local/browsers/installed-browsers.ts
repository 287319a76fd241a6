import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type BrowserFamily = 'chromium' | 'firefox';

export interface InstalledBrowser {
  executablePath: string;
  /** The name and version that it gives itself, such as "Mozilla Firefox 153.7.0esr". */
  label: string;
  family: BrowserFamily;
  version: number[];
}

export const browserNames: Record<BrowserFamily, string> = { chromium: 'Chromium', firefox: 'Firefox' };

const commands: Record<BrowserFamily, string[]> = {
  chromium: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  firefox: ['firefox-esr', 'firefox'],
};
const wellKnown: Record<BrowserFamily, string[]> = {
  chromium: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  firefox: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
};

/**
 * Lists the paths at which a browser of this family may be: the folders of PATH, /usr/bin, and the folder of
 * applications on macOS.
 */
export function candidates(family: BrowserFamily, env: NodeJS.ProcessEnv): string[] {
  const folders = new Set([...(env.PATH ?? '').split(path.delimiter).filter(Boolean), '/usr/bin']);
  return [...[...folders].flatMap((folder) => commands[family].map((name) => path.join(folder, name)))].concat(
    wellKnown[family],
  );
}

/** The newest installed browser of this family. With BROWSER_PATH only the one that it names counts. */
export async function newestInstalled(
  family: BrowserFamily,
  env: NodeJS.ProcessEnv = process.env,
): Promise<InstalledBrowser | undefined> {
  const files = env.BROWSER_PATH ? [env.BROWSER_PATH] : candidates(family, env);
  const browsers: InstalledBrowser[] = [];
  for (const file of files.filter((candidate) => existsSync(candidate))) {
    const browser = await browserVersion(file);
    if (browser?.family === family) browsers.push(browser);
  }
  return browsers.sort(newestFirst)[0];
}

/** Asks a browser who it is. Nothing comes back from what does not start, such as a placeholder for a snap. */
export async function browserVersion(executablePath: string, env = process.env): Promise<InstalledBrowser | undefined> {
  const answer = await run(executablePath, ['--version'], { env, timeout: 30_000 }).catch(() => undefined);
  return answer && parseVersion(executablePath, answer.stdout);
}

export function parseVersion(executablePath: string, output: string): InstalledBrowser | undefined {
  const [label, numbers] = /^\D*?(\d+(?:\.\d+)+)\w*/m.exec(output) ?? [];
  if (label === undefined || numbers === undefined) return undefined;
  return {
    executablePath,
    label,
    family: /firefox/i.test(label) ? 'firefox' : 'chromium',
    version: numbers.split('.').map(Number),
  };
}

function newestFirst(one: InstalledBrowser, other: InstalledBrowser): number {
  const length = Math.max(one.version.length, other.version.length);
  for (let index = 0; index < length; index += 1) {
    const difference = (other.version[index] ?? 0) - (one.version[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const quiet = [
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns the arguments of every Chromium of the tests. For root there is no sandbox. */
export function chromiumArguments({ sandbox = process.getuid?.() !== 0 } = {}): string[] {
  return sandbox ? quiet : [...quiet, '--no-sandbox'];
}
