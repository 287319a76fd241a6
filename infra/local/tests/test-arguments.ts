import { UserError } from '../user-error';

interface TestArguments {
  /** The parts to run, all when empty. */
  parts: string[];
  /** The arguments for the part itself, such as the files to test. */
  rest: string[];
  keepGoing: boolean;
  /** The browser to drive, by its path. */
  browser: string | undefined;
}

/** Reads `[PART ... [arguments for it]] [--keep-going] [--browser PATH]`. */
export function parseTestArguments(given: string[], names: string[]): TestArguments {
  const args = given.flatMap((argument) => (argument.startsWith('--browser=') ? argument.split(/=(.*)/, 2) : argument));
  const at = args.indexOf('--browser');
  const [, browser] = at === -1 ? [] : args.splice(at, 2);
  if (at !== -1 && !browser)
    throw new UserError('--browser takes the path of a browser, such as /usr/bin/firefox-esr.');
  const others = args.filter((argument) => argument !== '--keep-going');
  // The names come first; what follows them is for the part itself.
  const firstOther = others.findIndex((argument) => !names.includes(argument));
  const parts = firstOther === -1 ? others : others.slice(0, firstOther);
  const rest = others.slice(parts.length);
  if (rest.length > 0 && parts.length !== 1) {
    throw new UserError(`Unknown part ${rest[0]}. The parts are ${names.join(', ')}.`);
  }
  return { parts, rest, keepGoing: args.includes('--keep-going'), browser };
}
