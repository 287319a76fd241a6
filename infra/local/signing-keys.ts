import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { drawInternalKeys } from '@shopwright/service-kit/http/internal-keys';
import { fromRoot } from './paths';

/**
 * `npm run signing-keys`: prints the lines of `.env` that give each container a key of its own. A store keeps the secret that
 * signs links, `INTERNAL_TOKEN_SECRET` before 1.0.0: those in sent emails stay valid.
 */
function main(): void {
  if (existsSync(fromRoot('.env'))) process.loadEnvFile(fromRoot('.env'));
  const { signingKeys, publicKeys } = drawInternalKeys();
  const linkSecret = process.env.LINK_SECRET || process.env.INTERNAL_TOKEN_SECRET;
  const lines = [
    ...Object.entries(signingKeys).map(([name, key]) => `${name.toUpperCase()}_SIGNING_KEY=${key}`),
    `INTERNAL_PUBLIC_KEYS=${publicKeys}`,
    `LINK_SECRET=${linkSecret || randomBytes(32).toString('hex')}`,
    `BACKUP_KEY=${process.env.BACKUP_KEY || randomBytes(32).toString('hex')}`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

main();
