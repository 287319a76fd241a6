import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '../paths';
import { freePort } from '../servers/ports';
import { UserError } from '../user-error';

/** Limits a start that hangs. On a busy machine a start takes minutes. */
const readyWithinMs = 270_000;

export interface TestShop {
  store: string;
  /** The folder with its endpoints.json. */
  home: string;
  stop: () => Promise<void>;
}

/**
 * Starts a whole store as `npm start` does, in a folder that `stop` removes: a temporary one, or the one given. It gets the
 * orders of the demonstration only with DEMO_ORDERS=on, some seconds after it is ready, so that tests begin with none.
 */
export async function startTestShop(
  env: NodeJS.ProcessEnv = {},
  options: string[] = [],
  folder?: string,
): Promise<TestShop> {
  const home = folder ?? (await mkdtemp(path.join(tmpdir(), 'shopwright-e2e-')));
  const port = Number(env.PORT) || (await freePort());
  const child = spawn(process.execPath, [fromRoot('infra/local/start.mjs'), ...options], {
    env: { ...process.env, DEMO_ORDERS: 'off', ...env, SHOP_HOME: home, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    await stopChild(child);
    await rm(home, { recursive: true, force: true });
  };
  try {
    await untilReady(child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { store: `http://localhost:${port}`, home, stop };
}

async function untilReady(child: ChildProcess): Promise<void> {
  let output = '';
  let timer: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (problem: string) =>
        reject(new UserError(`The shop for the tests ${problem}.\n${output.slice(-4_000)}`));
      timer = setTimeout(() => fail(`is not ready after ${readyWithinMs / 1000} s`), readyWithinMs);
      // After its last output, which says why.
      child.once('close', () => fail('did not start'));
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding('utf8').on('data', (chunk: string) => {
          output = (output + chunk).slice(-16_000);
          if (/^Ready$/m.test(output)) resolve();
        });
      }
    });
  } finally {
    clearTimeout(timer);
  }
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exited;
}
