import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Request, type Response } from 'express';
import postgres from 'postgres';
import { Pool } from 'undici';

/**
 * A server to compare the store with, in a process of its own: `node:http` and Express that answer what was put at the
 * path, and the hop, Express in front of Express in front of Postgres, with the store's own products.
 */
const kinds = {
  node: () =>
    createServer((req, res) => (req.method === 'PUT' ? void keep(req, res) : answer(res, bodyOf(req.url ?? '')))),
  express: () => {
    const app = bareExpress();
    app.put('/:path', keep);
    app.use((req: Request, res: Response) => {
      res.set('content-type', 'application/json').end(bodyOf(req.url));
    });
    return createServer(app);
  },
  'hop-service': ([databaseUrl = '']: string[]) => {
    const sql = postgres(databaseUrl, { max: 10, connection: { search_path: 'catalog, public' } });
    const columns = sql.unsafe(`id, slug, name, description, price, image, category, category_id, in_stock, featured,
      stock_quantity - reserved_quantity as available, specs, rating, rating_count`);
    const app = bareExpress();
    app.get('/list/:id', async (req: Request, res: Response) => {
      res.json(
        await sql`select ${columns} from products where category_id = ${Number(req.params.id)}
        and archived_at is null order by (not featured), id limit 24`,
      );
    });
    app.get('/product/:id', async (req: Request, res: Response) => {
      res.json((await sql`select ${columns} from products where id = ${Number(req.params.id)}`)[0]);
    });
    return createServer(app);
  },
  hop: ([serviceUrl = '']: string[]) => {
    const service = new Pool(serviceUrl, { connections: 32 });
    const app = bareExpress();
    app.use(async (req: Request, res: Response) => {
      const response = await service.request({ path: req.url, method: 'GET' });
      res.status(response.statusCode).set('content-type', String(response.headers['content-type']));
      response.body.pipe(res);
    });
    return createServer(app);
  },
} satisfies Record<string, (given: string[]) => Server>;

export type YardstickKind = keyof typeof kinds;

/** An ETag of each response would cost Express a fifth of its speed. */
const bareExpress = () => express().disable('x-powered-by').disable('etag');

const bodies = new Map<string, Buffer>();

const bodyOf = (path: string): Buffer => bodies.get(path) ?? Buffer.alloc(0);

async function keep(req: IncomingMessage, res: ServerResponse): Promise<void> {
  bodies.set(req.url ?? '', Buffer.concat(await req.toArray()));
  res.writeHead(204).end();
}

function answer(res: ServerResponse, body: Buffer): void {
  res.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
}

const [kind, ...given] = process.argv.slice(2);
const server = kinds[kind as YardstickKind](given);
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
// Ends with the process that started it.
process.on('disconnect', () => process.exit(0));
