import { describe, expect, it } from 'vitest';
import { chooseBrowser } from './browser';

const playwrightsOwn = '/cache/ms-playwright/chrome';

function choose({ env = {}, platform = 'linux' as NodeJS.Platform, arch = 'x64', files = [] as string[] }) {
  return chooseBrowser({ env, platform, arch, playwrightsOwn, exists: (file) => files.includes(file) });
}

describe('chooseBrowser', () => {
  const installed = '/usr/bin/chromium';

  it('uses the packaged Chromium on Linux x64, even where a browser is installed', () => {
    expect(choose({ files: [installed, playwrightsOwn] })).toEqual({ source: 'carried' });
  });

  it('uses the browser that BROWSER_PATH names', () => {
    expect(choose({ env: { BROWSER_PATH: '/opt/chrome' }, files: ['/opt/chrome', installed] })).toEqual({
      source: 'named',
      executablePath: '/opt/chrome',
    });
  });

  it('rejects a path without a browser instead of using another one', () => {
    expect(() => choose({ env: { BROWSER_PATH: '/opt/chrome' }, files: [installed] })).toThrow('/opt/chrome');
  });

  it("uses Playwright's browser, then an installed one, where the packaged one does not run", () => {
    const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    const on = (files: string[]) => choose({ platform: 'darwin', arch: 'arm64', files });
    expect(on([mac, playwrightsOwn])).toEqual({ source: 'playwright' });
    expect(on([mac])).toEqual({ source: 'installed', executablePath: mac });
    expect(choose({ arch: 'arm64', env: { PATH: '/bin:/snap/bin' }, files: ['/snap/bin/chromium'] })).toEqual({
      source: 'installed',
      executablePath: '/snap/bin/chromium',
    });
  });

  it('says what to do when there is no browser', () => {
    expect(() => choose({ platform: 'darwin' })).toThrow('npx playwright install chromium');
  });
});
