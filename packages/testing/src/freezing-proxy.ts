import { connect, createServer, type Socket } from 'node:net';

/** Stands between a process and its dependency. Frozen, it accepts connections and passes no bytes, like a stopped process. */
export async function startFreezingProxy(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    pass(client, upstream);
    pass(upstream, client);
    if (isFrozen) for (const socket of [client, upstream]) socket.pause();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as { port: number }).port}`;
  return {
    url: url.href.replace(/\/$/, ''),
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    /** Passes on what was held back. */
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Unlike `pipe`, leaves the reading end paused while the proxy is frozen. */
function pass(from: Socket, to: Socket): void {
  from.on('data', (chunk) => to.write(chunk));
}
