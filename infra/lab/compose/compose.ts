import { execFile, spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, openSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { fromRoot } from '../../local/paths';

const run = promisify(execFile);
export const copies = ['bff', 'catalog', 'order', 'auth', 'workers'] as const;

const project = 'shopwright-drill';

/** A store of containers in a project of its own. */
export function createComposeStore(port = 3900) {
  const folder = mkdtempSync(path.join(tmpdir(), 'shopwright-compose-'));
  const envFile = path.join(folder, 'env');
  writeFileSync(envFile, '');
  const files = ['docker-compose.yml', 'docker-compose.override.yml', 'docker-compose.scale.yml'].map((file) =>
    fromRoot(file),
  );
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    COMPOSE_FILE: files.join(path.delimiter),
    COMPOSE_PROJECT_NAME: project,
    COMPOSE_ENV_FILES: envFile,
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    SEED: 'demo',
    RATE_LIMIT: 'off',
    RECONCILE_SECONDS: '10',
  };
  const docker = async (args: string[], more: NodeJS.ProcessEnv = {}) =>
    (await run('docker', args, { cwd: fromRoot('.'), env: { ...env, ...more }, maxBuffer: 64 * 1024 * 1024 })).stdout;
  const compose = (args: string[], more?: NodeJS.ProcessEnv) => docker(['compose', ...args], more);
  return {
    project,
    store: `http://localhost:${port}`,
    stripe: 'http://localhost:4242',
    folder,
    env,
    docker,
    compose,
    up: (more?: NodeJS.ProcessEnv) => compose(['--progress', 'quiet', 'up', '-d', '--no-build', '--wait'], more),
    /** With all volumes. */
    down: () => compose(['down', '--volumes', '--remove-orphans', '--timeout', '1']),
    /** The rows of a query, of one column of JSON each. */
    async rows<T>(query: string): Promise<T[]> {
      const text = await compose(['exec', '-T', 'postgres', 'psql', '-U', 'postgres', '-d', 'shop', '-AtXc', query]);
      return text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as T);
    },
    script: async (file: string) => (await run('sh', [fromRoot(file)], { cwd: fromRoot('.'), env })).stdout,
    /** The standard output of a command, as a file. */
    async save(args: string[], file: string): Promise<void> {
      const child = spawn('docker', ['compose', ...args], {
        cwd: fromRoot('.'),
        env,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      await pipeline(child.stdout, createWriteStream(file));
    },
    async feed(args: string[], file: string, more: NodeJS.ProcessEnv = {}): Promise<string> {
      const child = spawn('docker', ['compose', ...args], {
        cwd: fromRoot('.'),
        env: { ...env, ...more },
        stdio: [openSync(file, 'r'), 'pipe', 'pipe'],
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
      const [code] = await new Promise<[number | null]>((resolve) => child.on('close', (status) => resolve([status])));
      if (code !== 0) throw new Error(said);
      return said;
    },
  };
}

export type ComposeStore = ReturnType<typeof createComposeStore>;
