import { version as released } from '../package.json';

/** Of the release that this process runs. */
export const version: string = released;
