import { existsSync } from 'node:fs';
import { fromRoot } from './paths';
import { examine } from './preflight/examine';
import { formatFinding, isRefused } from './preflight/finding';
import { terminal } from './terminal';

/** `npm run doctor`: a line for each finding, and exit code 1 where a store must not be opened. */
async function main(): Promise<void> {
  if (existsSync(fromRoot('.env'))) process.loadEnvFile(fromRoot('.env'));
  const found = await examine(process.env);
  for (const finding of found) terminal.say(formatFinding(finding));
  const count = found.filter(isRefused).length;
  terminal.say(count === 0 ? 'Ready to open: NODE_ENV=production npm start' : `Not ready to open: ${count} to fix.`);
  process.exitCode = count === 0 ? 0 : 1;
}

void main();
