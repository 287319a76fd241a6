import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { UserError } from '../user-error';
import { carriedBrowser } from './carried-browser';
import { browserVersion, candidates, chromiumArguments } from './installed-browsers';

/** Returns the options with which Playwright starts the browser that `chooseBrowser` chooses. */
export async function browserLaunchOptions(): Promise<LaunchOptions> {
  const choice = choose();
  switch (choice.source) {
    case 'carried': {
      const { executablePath, env } = await carriedBrowser();
      // It comes without the helper that a sandbox would need.
      return { executablePath, env, args: chromiumArguments({ sandbox: false }) };
    }
    case 'playwright':
      return { args: chromiumArguments() };
    default:
      if ((await browserVersion(choice.executablePath))?.family === 'firefox') {
        throw new UserError(`${choice.executablePath} is a Firefox: only the part browsers runs in it.`);
      }
      return { executablePath: choice.executablePath, args: chromiumArguments() };
  }
}

/** The browser of the browser tests, as the summary of `npm test` lists it. */
export async function describeTestBrowser(): Promise<string> {
  const choice = choose();
  if (choice.source === 'playwright') return "Playwright's own Chromium";
  const { executablePath, env } = choice.source === 'carried' ? await carriedBrowser() : { ...choice, env: undefined };
  const { label } = (await browserVersion(executablePath, env)) ?? { label: 'unknown version' };
  return `${label} (${choice.source === 'carried' ? 'from the npm packages' : executablePath})`;
}

function choose(): BrowserChoice {
  return chooseBrowser({
    env: process.env,
    platform: process.platform,
    arch: process.arch,
    playwrightsOwn: chromium.executablePath(),
    exists: existsSync,
  });
}

export type BrowserChoice =
  | { source: 'named' | 'installed'; executablePath: string }
  /** @sparticuz/chromium, among the npm packages. */
  | { source: 'carried' }
  | { source: 'playwright' };

interface Machine {
  env: NodeJS.ProcessEnv;
  platform: NodeJS.Platform;
  arch: string;
  /** The path to which Playwright would have downloaded its Chromium. */
  playwrightsOwn: string;
  exists: (file: string) => boolean;
}

/**
 * Chooses the browser of the browser tests: the one that BROWSER_PATH names, else the one that comes with the npm
 * packages (Linux on x64), so that a result does not depend on what is installed. Elsewhere Playwright's own if it has
 * been downloaded, else an installed one.
 */
export function chooseBrowser({ env, platform, arch, playwrightsOwn, exists }: Machine): BrowserChoice {
  const named = env.BROWSER_PATH;
  if (named) {
    if (!exists(named)) throw new UserError(`There is no browser at BROWSER_PATH: ${named}`);
    return { source: 'named', executablePath: named };
  }
  if (platform === 'linux' && arch === 'x64') return { source: 'carried' };
  if (exists(playwrightsOwn)) return { source: 'playwright' };
  const installed = candidates('chromium', env).find(exists);
  if (installed !== undefined) return { source: 'installed', executablePath: installed };
  throw new UserError('There is no Chromium for the browser tests; get one with: npx playwright install chromium');
}
