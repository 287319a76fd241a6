import { UserError } from '../user-error';
import { candidates } from './installed-browsers';

export type BrowserChoice =
  | { source: 'named' | 'installed'; executablePath: string }
  /** @sparticuz/chromium, among the npm packages. */
  | { source: 'carried' }
  | { source: 'playwright' };

interface Machine {
  env: NodeJS.ProcessEnv;
  platform: NodeJS.Platform;
  arch: string;
  /** Where Playwright would have downloaded its Chromium to. */
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
