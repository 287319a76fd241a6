import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A bare server to compare the store with, in a process of its own: it answers what was put at the path. */
const bodies = new Map<string, Buffer>();

const server = createServer(async (req, res) => {
  const { method, url = '' } = req;
  const body = bodies.get(url) ?? Buffer.alloc(0);
  if (method !== 'PUT') {
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
    return;
  }
  bodies.set(url, Buffer.concat(await req.toArray()));
  res.writeHead(204).end();
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
// Ends with the process that started it.
process.on('disconnect', () => process.exit(0));
