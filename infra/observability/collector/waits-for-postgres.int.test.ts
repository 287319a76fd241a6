import { type ChildProcess, spawn } from 'node:child_process';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { eventually } from '@shopwright/testing/deadlines';
import { createTestDatabase } from '@shopwright/testing/test-database';
import { testKeys } from '@shopwright/testing/test-keys';
import { programFile } from '@shopwright/testing/test-program';
import { afterAll, expect, it, vi } from 'vitest';
import { freePort } from '../../local/servers/ports';

let child: ChildProcess | undefined;
let proxy: Server | undefined;
let drop: (() => Promise<void>) | undefined;

afterAll(async () => {
  child?.kill('SIGKILL');
  proxy?.close();
  await drop?.();
});

it('starts without Postgres, is unready meanwhile, and works once Postgres is there', async () => {
  const database = await createTestDatabase('traces');
  drop = database.drop;
  const [port, postgresPort] = [await freePort(), await freePort()];
  const url = new URL(database.url);
  const target = { host: url.hostname, port: Number(url.port) };
  url.host = `127.0.0.1:${postgresPort}`;
  const collector = spawn(process.execPath, [programFile('infra/observability/collector/main')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      LOG_LEVEL: 'fatal',
      INTERNAL_PUBLIC_KEYS: testKeys.publicKeys,
      DATABASE_URL: url.href,
    },
  });
  child = collector;
  const status = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then(({ status }) => status);
  await vi.waitFor(async () => expect(await status('/livez')).toBe(200), eventually);
  expect(await status('/readyz')).toBe(503);

  proxy = createServer((socket) => join(socket, connect(target))).listen(postgresPort, '127.0.0.1');
  await vi.waitFor(async () => expect(await status('/readyz')).toBe(200), eventually);
  expect(collector.exitCode).toBeNull();
});

function join(one: Socket, other: Socket): void {
  one.pipe(other).pipe(one);
  for (const socket of [one, other]) socket.on('error', () => undefined);
  // Its database is dropped in the end, which no open connection may prevent.
  one.on('close', () => other.destroy());
}
