import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { eventually } from '@shopwright/testing/deadlines';
import { programFile } from '@shopwright/testing/test-program';
import { vi } from 'vitest';
import { type Balancer, startBalancer } from './test-balancer';

const root = path.resolve(import.meta.dirname, '../..');

interface Instance {
  child: ChildProcess;
  port: number;
}

export interface Instances {
  /** The address of their balancer. */
  url: string;
  /** Replaces one instance after another, as an orchestrator does: each is stopped, and started again before the next. */
  restart(): Promise<void>;
  /** Kills one instance, another one each time, and starts it again. */
  kill(): Promise<void>;
  stop(): void;
}

/** Starts two processes of a deployable behind a balancer. */
export async function startInstances(folder: string, env: NodeJS.ProcessEnv): Promise<Instances> {
  const balancer = await startBalancer();
  const instances = await Promise.all([startInstance(folder, env, balancer), startInstance(folder, env, balancer)]);
  let kills = 0;
  const replace = async (index: number, end: (instance: Instance) => Promise<void>) => {
    const instance = instances[index] as Instance;
    await end(instance);
    balancer.remove(instance.port);
    instances[index] = await startInstance(folder, env, balancer);
  };
  return {
    url: balancer.url,
    async restart() {
      for (const index of instances.keys()) await replace(index, stopInstance);
    },
    async kill() {
      await replace(kills++ % instances.length, killInstance);
    },
    stop() {
      for (const { child } of instances) child.kill('SIGKILL');
      balancer.close();
    },
  };
}

/** Resolves once the balancer sends requests to it. */
async function startInstance(folder: string, env: NodeJS.ProcessEnv, balancer: Balancer): Promise<Instance> {
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

async function stopInstance({ child }: Instance): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = (await exited) as [number | null];
  if (code !== 0) throw new Error(`an instance ended with ${code} after SIGTERM`);
}

async function killInstance({ child }: Instance): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
