import { spawn } from 'node:child_process';
import type { Deployable, ServiceName } from '../environment';
import { fromRoot } from '../paths';
import { UserError } from '../user-error';
import { readableLogLine, readLines } from './log-file';

/** A server to run. How it is supervised is in `Supervision`. */
export interface Program {
  name: string;
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  port?: number;
  cwd?: string;
  /** The account to run as, when the supervisor is root and the program must not be. */
  account?: Account;
  /** Ready once its output has this line, or the URL answers 200. */
  ready: { line: string } | { url: string };
  /** Answers as long as the program is not frozen, also while its dependencies are away. */
  heartbeatUrl?: string;
  /** Attempts at the first start, since a killed predecessor's port and memory take a moment to be released. */
  firstStarts: number;
  stopSignal: NodeJS.Signals;
  /** The time after the signal at which it is killed: ten seconds, and longer for programs that drain first. */
  stopWithinMs?: number;
  /** Runs before every start and restart, to clean up after a killed predecessor. */
  beforeStart?: () => Promise<void>;
  /** Returns the readable form of a line for the terminal, or undefined for lines that only the log file needs. */
  noteworthy: (line: string, isError: boolean) => string | undefined;
}

export interface Account {
  uid: number;
  gid: number;
}

export const bundleOf: Record<Deployable, string> = {
  'stripe-sandbox': fromRoot('infra/dist/stripe-sandbox.cjs'),
  collector: fromRoot('infra/dist/collector.cjs'),
  mailbox: fromRoot('infra/dist/mailbox.cjs'),
  catalog: fromRoot('services/catalog/dist/main.cjs'),
  order: fromRoot('services/order/dist/main.cjs'),
  auth: fromRoot('services/auth/dist/main.cjs'),
  workers: fromRoot('workers/dist/main.cjs'),
  bff: fromRoot('bff/dist/main.cjs'),
};

const dieWithParent = ['--require', fromRoot('infra/local/supervisor/die-with-parent.cjs')];
const telemetry = ['--require', fromRoot('packages/service-kit/dist/telemetry.cjs')];
/** V8's own limit of 16 MiB makes a process that does nothing keep 20 MiB more. */
const smallHeap = '--max-semi-space-size=4';
/**
 * Makes glibc return freed memory to the machine: what V8 needs to compile the code of a process would stay in it, 7 MiB on
 * average. Other systems ignore it.
 */
const returnedMemory = { MALLOC_TRIM_THRESHOLD_: String(128 * 1024) };
/** These send no traces. */
const untraced: Deployable[] = ['stripe-sandbox', 'collector', 'mailbox'];

const sandboxHealth = '/_sandbox/healthz';

/** Describes one of our bundled servers. */
export function nodeProgram(name: Deployable, env: NodeJS.ProcessEnv, verbose: boolean): Program {
  const port = Number(env.PORT);
  const [ready, alive] = name === 'stripe-sandbox' ? [sandboxHealth, sandboxHealth] : ['/readyz', '/livez'];
  return {
    name,
    command: process.execPath,
    args: [
      smallHeap,
      ...dieWithParent,
      ...(untraced.includes(name) ? [] : telemetry),
      '--enable-source-maps',
      bundleOf[name],
    ],
    env: { ...returnedMemory, ...env },
    port,
    ready: { url: `http://127.0.0.1:${port}${ready}` },
    heartbeatUrl: `http://127.0.0.1:${port}${alive}`,
    firstStarts: 1,
    stopSignal: 'SIGTERM',
    stopWithinMs: 10_000 + 1000 * Number(env.DRAIN_SECONDS ?? 0),
    noteworthy: (line, isError) => readableLogLine({ line, isError, verbose }),
  };
}

/** Describes Vite's server for `npm run dev`, which reloads changes in `web/` and forwards API calls to the store. */
export function viteProgram(port: number, storePort: number, env: NodeJS.ProcessEnv): Program {
  const vite = fromRoot('node_modules/vite/bin/vite.js');
  return {
    name: 'web',
    command: process.execPath,
    args: [...dieWithParent, vite, fromRoot('web'), '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    env: { ...env, BFF_URL: `http://127.0.0.1:${storePort}` },
    port,
    ready: { url: `http://127.0.0.1:${port}/` },
    firstStarts: 1,
    stopSignal: 'SIGTERM',
    noteworthy: (line, isError) => (isError ? line : undefined),
  };
}

const commandLimitMs = 10 * 60_000;

/** Runs a command of a service to its end, and returns what it printed. */
export function runCommand(
  service: ServiceName,
  command: 'migrate' | 'seed' | 'setup-link' | 'reset-two-factor' | 'audit-log',
  env: NodeJS.ProcessEnv,
  { limitMs = commandLimitMs, ...options }: RunOptions = {},
): Promise<string> {
  const what = `The ${command} command of the ${service} service`;
  // Only setup-link knows the argument: without it the line is for people.
  const args = command === 'setup-link' ? ['--json'] : [];
  return runBundle(fromRoot(`services/${service}/dist/${command}.cjs`), what, env, { args, limitMs, ...options });
}

interface RunOptions {
  args?: string[];
  onLine?: (line: string) => void;
  signal?: AbortSignal;
  /** It is ended after that time; none for what runs beside the store. */
  limitMs?: number;
}

/** Runs a bundle to its end, and returns what it printed. `what` names it in the error where it fails. */
export async function runBundle(
  file: string,
  what: string,
  env: NodeJS.ProcessEnv,
  { args = [], onLine = () => undefined, signal, limitMs }: RunOptions = {},
): Promise<string> {
  const command = [...dieWithParent, '--enable-source-maps', file, ...args];
  const child = spawn(process.execPath, command, {
    env,
    stdio: 'pipe',
    signal,
    timeout: limitMs,
    killSignal: 'SIGKILL',
  });
  let output = '';
  readLines(child.stdout, onLine);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output = (output + chunk).slice(-8_000);
    });
  }
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  const isEnded = child.killed && signal?.aborted !== true;
  const how = isEnded ? `is not done after ${(limitMs ?? 0) / 60_000} minutes and was ended` : 'failed';
  if (code !== 0) throw new UserError(`${what} ${how}.`, { detail: output.trim() });
  return output;
}
