import { describeTestBrowser } from '../browsers/browser';
import { type BrowserFamily, browserNames, browserVersion, newestInstalled } from '../browsers/installed-browsers';
import { UserError } from '../user-error';
import type { TestPart } from './test-parts';

const families: BrowserFamily[] = ['chromium', 'firefox'];

/** Returns the family of the browser of BROWSER_PATH; undefined if it names nothing. */
export async function namedFamily(): Promise<BrowserFamily | undefined> {
  const named = process.env.BROWSER_PATH;
  if (!named) return undefined;
  const browser = await browserVersion(named);
  if (!browser) throw new UserError(`There is no browser at ${named}: it does not answer to --version.`);
  return browser.family;
}

/** The browsers that these parts ran in, by name, version and place, and those that are missing. */
export async function listBrowsers(parts: TestPart[]): Promise<string[]> {
  const kinds = new Set(parts.map(({ browsers }) => browsers));
  const found = kinds.has('chosen') ? [await describeTestBrowser()] : [];
  const missing: string[] = [];
  const named = await namedFamily();
  for (const family of kinds.has('installed') ? families : []) {
    const browser = await newestInstalled(family);
    if (browser) found.push(`${browser.label} (${browser.executablePath})`);
    else if (!named) missing.push(`${browserNames[family]}: not installed, skipped`);
  }
  return found.length > 0 ? [`browsers: ${[...new Set(found)].join(', ')}`, ...missing] : missing;
}
