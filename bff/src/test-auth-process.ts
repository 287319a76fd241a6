import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { createTestDatabase } from '@shopwright/testing/test-database';
import { testKeysOf } from '@shopwright/testing/test-keys';
import { programFile } from '@shopwright/testing/test-program';

export const demoPassword = 'demo-password';

/** Starts the real auth service in a separate process, with the demo accounts. */
export async function startAuthProcess() {
  const { url: databaseUrl, drop } = await createTestDatabase('auth', 'services/auth/drizzle');
  const env = {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    DATABASE_URL: databaseUrl,
    // No Redis listens here: accounts work without the queues.
    REDIS_URL: 'redis://127.0.0.1:9',
    ...testKeysOf('auth'),
    LINK_SECRET: 'a secret for tests of 32 characters',
    PUBLIC_URL: 'http://store.example',
    PORT: '0',
    SEED: 'demo',
    RATE_LIMIT: 'off',
  };
  const seed = [programFile('services/auth/src/seed')];
  const { status, stderr, stdout } = spawnSync(process.execPath, seed, { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`auth seed failed: ${stdout}${stderr}`);

  const child = spawn(process.execPath, [programFile('services/auth/src/main')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`auth ended: ${lines.join('\n')}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      const { address } = JSON.parse(line) as { address?: { port: number } };
      if (address) resolve(address.port);
    });
  });
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return {
    url: `http://127.0.0.1:${port}`,
    databaseUrl,
    /** Returns its log so far. */
    lines,
    end,
    async stop() {
      await end();
      await drop();
    },
  };
}

export type AuthProcess = Awaited<ReturnType<typeof startAuthProcess>>;
