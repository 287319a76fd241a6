import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { YardstickKind } from './yardstick-server';

export interface Yardsticks {
  node: string;
  express: string;
  hop: string;
  stop: () => void;
}

/** Starts the bare servers, each in its own process as the store's are. */
export async function startYardsticks(databaseUrl: string): Promise<Yardsticks> {
  const children: ChildProcess[] = [];
  const start = async (kind: YardstickKind, ...given: string[]): Promise<string> => {
    const file = path.join(import.meta.dirname, 'yardstick-server.ts');
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = fork(file, [kind, ...given], { execArgv: ['--import', 'tsx'], env });
    children.push(child);
    const port = await new Promise<number>((resolve, reject) => {
      child.once('message', (message) => resolve(Number(message)));
      child.once('exit', (code) => reject(new Error(`The server ${kind} ended with ${code}`)));
    });
    return `http://127.0.0.1:${port}`;
  };
  const [node, express, service] = await Promise.all([
    start('node'),
    start('express'),
    start('hop-service', databaseUrl),
  ]);
  const hop = await start('hop', service);
  return {
    node,
    express,
    hop,
    stop: () => {
      for (const child of children) child.disconnect();
    },
  };
}
