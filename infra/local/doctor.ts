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
  const start = process.env.COMPOSE_FILE ? 'docker compose up -d --build --wait' : 'NODE_ENV=production npm start';
  terminal.say(count === 0 ? `Ready to open: ${start}` : `Not ready to open: ${count} to fix.`);
  process.exitCode = count === 0 ? 0 : 1;
}

void main();
