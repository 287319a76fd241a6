import { Agent, createServer, get, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const askedEveryMs = 100;

/**
 * Starts a balancer as in front of a store: it asks each instance whether it is ready, passes requests on to those that are in
 * turn, keeps connections to them open, and never sends a request twice.
 */
export async function startBalancer() {
  const ready = new Map<number, boolean>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const asking = setInterval(() => {
    for (const port of ready.keys()) void askReady(port).then((isReady) => ready.has(port) && ready.set(port, isReady));
  }, askedEveryMs);
  const server = createServer((req, res) => {
    const ports = [...ready].flatMap(([port, isReady]) => (isReady ? [port] : []));
    turn += 1;
    const port = ports[turn % ports.length];
    if (port === undefined) res.writeHead(502).end('no instance is ready');
    else passOn(req, res, port, agent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (port: number) => void ready.set(port, false),
    remove: (port: number) => void ready.delete(port),
    isReady: (port: number) => ready.get(port) === true,
    close() {
      clearInterval(asking);
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

export type Balancer = Awaited<ReturnType<typeof startBalancer>>;

function askReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    get({ port, host: '127.0.0.1', path: '/readyz', agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on('error', () => resolve(false));
  });
}

function passOn(req: IncomingMessage, res: ServerResponse, port: number, agent: Agent): void {
  const { method, url: path, headers } = req;
  const onward = request({ port, host: '127.0.0.1', method, path, headers, agent }, (response) => {
    const { connection: _, ...rest } = response.headers;
    res.writeHead(response.statusCode ?? 502, rest);
    response.pipe(res);
  });
  onward.on('error', (error) => {
    if (res.headersSent) res.destroy();
    else res.writeHead(502).end(`the instance at ${port} failed: ${error.message}`);
  });
  req.pipe(onward);
}
