import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { eventually } from '@shopwright/testing/deadlines';
import { programFile } from '@shopwright/testing/test-program';
import { vi } from 'vitest';
import { type Balancer, startBalancer } from './test-balancer';

const root = path.resolve(import.meta.dirname, '../..');

interface Copy {
  child: ChildProcess;
  port: number;
}

export interface Copies {
  /** The address of their balancer. */
  url: string;
  /** Replaces one copy after another, as an orchestrator does: each is stopped, and started again before the next. */
  restart(): Promise<void>;
  stop(): void;
}

/** Starts two processes of a deployable behind a balancer. */
export async function startCopies(folder: string, env: NodeJS.ProcessEnv): Promise<Copies> {
  const balancer = await startBalancer();
  const copies = await Promise.all([startCopy(folder, env, balancer), startCopy(folder, env, balancer)]);
  return {
    url: balancer.url,
    async restart() {
      for (const [index, copy] of copies.entries()) {
        await stopCopy(copy);
        balancer.remove(copy.port);
        copies[index] = await startCopy(folder, env, balancer);
      }
    },
    stop() {
      for (const { child } of copies) child.kill('SIGKILL');
      balancer.close();
    },
  };
}

/** Resolves once the balancer sends requests to it. */
async function startCopy(folder: string, env: NodeJS.ProcessEnv, balancer: Balancer): Promise<Copy> {
  const child = spawn(process.execPath, [programFile(`${folder}/src/main`)], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(line));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${folder} ended: ${lines.join('\n')}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      const { address } = JSON.parse(line) as { address?: { port: number } };
      if (address) resolve(address.port);
    });
  });
  balancer.add(port);
  await vi.waitUntil(() => balancer.isReady(port), eventually);
  return { child, port };
}

async function stopCopy({ child }: Copy): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = (await exited) as [number | null];
  if (code !== 0) throw new Error(`a copy ended with ${code} after SIGTERM`);
}
