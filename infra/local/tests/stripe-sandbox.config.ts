import sandbox from '../../../packages/stripe-sandbox/e2e/playwright.config';
import { browserLaunchOptions } from '../browsers/browser';

/** The sandbox's own browser tests, in the browser that all browser tests of this repository use. */
export default { ...sandbox, use: { launchOptions: await browserLaunchOptions() } };
