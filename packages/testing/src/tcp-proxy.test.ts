import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTcpProxy, type TcpProxy } from './tcp-proxy';

let server: Server;
let proxy: TcpProxy;
let clients: Socket[] = [];

beforeEach(async () => {
  server = createServer((socket) => socket.on('error', () => undefined).pipe(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  proxy = await startTcpProxy(() => ({ host: '127.0.0.1', port }));
});
afterEach(() => {
  for (const client of clients) client.destroy();
  clients = [];
  proxy.close();
  server.close();
});

interface Client {
  socket: Socket;
  received: string;
}

async function open(): Promise<Client> {
  const socket = connect(proxy.port, '127.0.0.1');
  const client = { socket, received: '' };
  clients.push(socket);
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    client.received += chunk.toString();
  });
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
  return client;
}

/** Expects a text that the other end has sent back so far. */
const echoOf = (client: Client) => expect.poll(() => client.received, { interval: 5 });
const isClosed = (client: Client) => expect.poll(() => client.socket.destroyed, { interval: 5 });
const shortly = () => pause(100);

it('passes everything while it is sound', async () => {
  const client = await open();
  client.socket.write('hello');
  await echoOf(client).toBe('hello');
});

describe('a link that is', () => {
  it('cut off resets what is open, refuses what is new, and serves again once healed', async () => {
    const client = await open();
    proxy.fail('cut off');
    await isClosed(client).toBe(true);
    await isClosed(await open()).toBe(true);
    proxy.heal();
    const healed = await open();
    healed.socket.write('again');
    await echoOf(healed).toBe('again');
  });

  it('slow delays everything and keeps its order, also when it becomes fast meanwhile', async () => {
    const client = await open();
    proxy.fail('slow');
    const startedAt = Date.now();
    client.socket.write('a');
    await echoOf(client).toBe('a');
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(500);
    client.socket.write('b');
    await shortly();
    proxy.heal();
    client.socket.write('c');
    await echoOf(client).toBe('abc');
  });

  it('silent passes nothing, and then what it held back', async () => {
    const client = await open();
    proxy.fail('silent');
    client.socket.write('held');
    await shortly();
    expect(client.received).toBe('');
    proxy.heal();
    await echoOf(client).toBe('held');
  });

  it('half-open never passes a byte on the old connection again, and serves new ones', async () => {
    const client = await open();
    client.socket.write('before');
    await echoOf(client).toBe('before');
    proxy.fail('half-open');
    client.socket.write('lost');
    const other = await open();
    other.socket.write('new');
    await echoOf(other).toBe('new');
    proxy.heal();
    client.socket.write('lost');
    await shortly();
    expect(client).toMatchObject({ received: 'before', socket: { destroyed: false } });
  });
});
