import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { candidates, newestInstalled, parseVersion } from './installed-browsers';

describe('parseVersion', () => {
  it.each([
    ['Mozilla Firefox 153.7.0esr\n', 'Mozilla Firefox 153.7.0esr', 'firefox', [153, 7, 0]],
    [
      'Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)',
      'Chromium 156.0.8078.79',
      'chromium',
      [156, 0, 8078, 79],
    ],
    ['Google Chrome 151.0.1.2 ', 'Google Chrome 151.0.1.2', 'chromium', [151, 0, 1, 2]],
  ])('reads %j', (output, label, family, version) => {
    expect(parseVersion('/b', output)).toEqual({ executablePath: '/b', label, family, version });
  });

  it('returns nothing for a text without a version', () => {
    expect(parseVersion('/b', 'This package only points at a snap.')).toBeUndefined();
  });
});

describe('newestInstalled', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'shopwright-browsers-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const install = (name: string, script: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, `#!/bin/sh\n${script}\n`);
    chmodSync(file, 0o755);
    return file;
  };

  it('returns the highest version, compared by number', async () => {
    install('firefox-esr', 'echo Mozilla Firefox 9990.12.0esr');
    const newest = install('firefox', 'echo Mozilla Firefox 10000.1.0');
    expect((await newestInstalled('firefox', { PATH: folder }))?.executablePath).toBe(newest);
  });

  it('skips a browser that does not start', async () => {
    install('google-chrome', 'exit 10');
    const works = install('chromium', 'echo Chromium 9999.0');
    expect((await newestInstalled('chromium', { PATH: folder }))?.executablePath).toBe(works);
  });

  it('returns only the browser that BROWSER_PATH names, in its own family', async () => {
    const named = install('fox', 'echo Mozilla Firefox 1.0');
    install('chromium', 'echo Chromium 9999.0');
    const env = { PATH: folder, BROWSER_PATH: named };
    expect((await newestInstalled('firefox', env))?.executablePath).toBe(named);
    expect(await newestInstalled('chromium', env)).toBeUndefined();
  });

  it('looks into each folder of PATH once', () => {
    const places = candidates('firefox', { PATH: '/usr/bin:/opt/bin:/usr/bin' });
    expect(places.slice(0, 4)).toEqual([
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/opt/bin/firefox-esr',
      '/opt/bin/firefox',
    ]);
  });
});
