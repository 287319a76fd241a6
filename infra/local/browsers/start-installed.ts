import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { chromiumArguments, type InstalledBrowser } from './installed-browsers';

export interface StartedBrowser {
  browser: Browser;
  stop: () => Promise<void>;
}

/** Starts no process before it is needed, and draws half as often, which a test does not see. */
/** Keeps pages for Back as on any machine: Firefox counts its memory, and keeps none of several tabs on a small one. */
const withKeptPages = { 'browser.sessionhistory.max_total_viewers': 50 };

const withoutSpareWork = { 'dom.ipc.processPrelaunch.enabled': false, 'layout.frame_rate': 30 };

/**
 * Starts an installed browser under Puppeteer, which speaks WebDriver BiDi to Firefox: Playwright drives only a Firefox
 * of its own. The browser has a home folder of its own, because Firefox refuses one of another user, and speaks English
 * on a machine of any language.
 */
export async function startInstalled({ family, executablePath }: InstalledBrowser): Promise<StartedBrowser> {
  const home = await mkdtemp(path.join(tmpdir(), `shopwright-${family}-`));
  const remove = () => rm(home, { recursive: true, force: true, maxRetries: 3 });
  try {
    const browser = await puppeteer.launch({
      browser: family === 'firefox' ? 'firefox' : 'chrome',
      executablePath,
      args: family === 'firefox' ? [] : [...chromiumArguments(), '--lang=en-US'],
      extraPrefsFirefox: { 'intl.accept_languages': 'en-US, en', ...withoutSpareWork, ...withKeptPages },
      env: { ...process.env, HOME: home, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, LANGUAGE: 'en_US' },
      defaultViewport: { width: 1280, height: 900 },
      timeout: 60_000,
    });
    const stop = async () => {
      await browser.close();
      await remove();
    };
    return { browser, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}
