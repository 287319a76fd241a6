import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * The faults of a link: it refuses and resets connections, delays what they carry, passes nothing for a while, or
 * forgets the open connections without telling either end.
 */
export const linkFaults = ['cut off', 'slow', 'silent', 'half-open'] as const;
export type LinkFault = (typeof linkFaults)[number];

export interface TcpProxy {
  port: number;
  /** Fails in this way until it is healed. */
  fail(fault: LinkFault): void;
  /** Passes on what was held back. Connections that were forgotten stay silent until their client closes them. */
  heal(): void;
  close(): void;
}

const slowMs = 300;

interface Connection {
  client: Socket;
  upstream: Socket;
  isForgotten: boolean;
}

/** Stands between a process and its dependency. The target is asked for at each connection. */
export async function startTcpProxy(
  findTarget: () => { host: string; port: number } | undefined,
  port = 0,
): Promise<TcpProxy> {
  const connections = new Set<Connection>();
  let fault: LinkFault | undefined;
  const server = createServer((client) => {
    const target = fault === 'cut off' ? undefined : findTarget();
    if (!target) {
      client.on('error', () => undefined).resetAndDestroy();
      return;
    }
    const connection = { client, upstream: connect(target.port, target.host), isForgotten: false };
    connections.add(connection);
    join(connection, () => fault, connections);
    if (fault === 'silent') forBoth(connection, (socket) => socket.pause());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    fail(next) {
      fault = next;
      for (const connection of connections) {
        if (next === 'cut off') forBoth(connection, (socket) => socket.resetAndDestroy());
        if (next === 'silent') forBoth(connection, (socket) => socket.pause());
        if (next === 'half-open') connection.isForgotten = true;
      }
    },
    heal() {
      fault = undefined;
      for (const connection of connections) {
        forBoth(connection, (socket) => socket.resume());
        // The server's end is told now, so that it does not keep the connections of all faults.
        if (connection.isForgotten) connection.upstream.destroy();
      }
    },
    close() {
      server.close();
      for (const connection of connections) forBoth(connection, (socket) => socket.destroy());
    },
  };
}

function forBoth({ client, upstream }: Connection, act: (socket: Socket) => void): void {
  act(client);
  act(upstream);
}

function join(connection: Connection, readFault: () => LinkFault | undefined, connections: Set<Connection>): void {
  const { client, upstream } = connection;
  pass(client, upstream, connection, readFault);
  pass(upstream, client, connection, readFault);
  for (const socket of [client, upstream]) socket.on('error', () => undefined);
  client.on('close', () => {
    connections.delete(connection);
    upstream.destroySoon();
  });
  upstream.on('close', () => {
    if (!connection.isForgotten) client.destroySoon();
  });
}

/** Unlike `pipe`, leaves the reading end paused while the link is silent, and keeps the order of what it delays. */
function pass(from: Socket, to: Socket, connection: Connection, readFault: () => LinkFault | undefined): void {
  const delayed: Buffer[] = [];
  const write = (chunk: Buffer | undefined) => {
    if (chunk && !connection.isForgotten && !to.destroyed) to.write(chunk);
  };
  from.on('data', (chunk) => {
    const delayMs = readFault() === 'slow' ? slowMs : 0;
    if (delayMs === 0 && delayed.length === 0) return write(chunk);
    delayed.push(chunk);
    setTimeout(() => write(delayed.shift()), delayMs);
  });
}
