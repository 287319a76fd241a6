import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createAnswers, StoreClient } from '../../infra/lab/chaos/store-client';
import { fromRoot } from '../../infra/local/paths';
import { freePort } from '../../infra/local/servers/ports';
import { readEndpoints } from './test-endpoints';

/** Runs the program of docs/webhooks.md for an endpoint that an API key has made. Its file is in the store's folder. */
export async function startIntegration(home: string) {
  const port = await freePort();
  const secret = await createEndpoint(home, `http://127.0.0.1:${port}/`);
  const [program, file] = [path.join(home, 'orders.mjs'), path.join(home, 'orders.csv')];
  await writeFile(program, await readProgram());
  const env = { ...process.env, SECRET: secret, PORT: String(port), FILE: file };
  let child = await run(program, env);
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return {
    /** Kills it and starts it again. */
    restart: async () => {
      await kill();
      child = await run(program, env);
    },
    /** Returns id, status and total of the orders in its file. */
    readOrders: async () => (await readFile(file, 'utf8')).trim().split('\n').slice(1).map(toOrder).sort(byId),
    stop: kill,
  };
}

export interface ListedOrder {
  id: number;
  status: string;
  total: string;
}

export const byId = (one: ListedOrder, other: ListedOrder): number => one.id - other.id;

function toOrder(line: string): ListedOrder {
  const [id, , status = '', , , total = ''] = line.split(',');
  return { id: Number(id), status, total };
}

async function readProgram(): Promise<string> {
  const text = await readFile(fromRoot('docs/webhooks.md'), 'utf8');
  const program = /```js\n(.*?)```/s.exec(text)?.[1];
  if (!program) throw new Error('docs/webhooks.md has no program');
  return program;
}

/** Returns the secret. */
async function createEndpoint(home: string, url: string): Promise<string> {
  const { store, stripe } = await readEndpoints(home);
  const owner = new StoreClient(store, stripe, createAnswers());
  await owner.signIn('operator');
  const { body } = await owner.call<{ key: string }>('POST', '/api-keys', {
    name: 'A file of orders',
    permissions: ['webhooks:write'],
  });
  const response = await fetch(`${store}/api/webhook-endpoints`, {
    method: 'POST',
    headers: { authorization: `Bearer ${body.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url, topics: ['order.confirmed', 'order.updated'] }),
  });
  if (!response.ok) throw new Error(`the endpoint was refused: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { secret: string }).secret;
}

async function run(program: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}
