import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { UserError } from '../user-error';
import { carriedBrowser } from './carried-browser';
import { type BrowserChoice, chooseBrowser } from './choose-browser';
import { chromiumArguments } from './chromium-arguments';
import { browserVersion } from './installed-browsers';

/** How Playwright starts the browser that `chooseBrowser` chooses. */
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
