import { createServer, type Server } from 'node:http';
import { type Logger, safeError } from '../runtime/logger';

interface ServeOptions {
  port: number;
  host: string;
  logger: Pick<Logger, 'info' | 'warn'>;
  read: () => Promise<{ text: string; type: string }>;
}

/** Serves `GET /metrics` on an unpublished port. Concurrent requests share one reading. */
export function serveMetrics({ port, host, logger, read }: ServeOptions): Promise<Server> {
  let reading: ReturnType<typeof read> | undefined;
  const readOnce = () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5000 }, async (req, res) => {
    const isAsked = req.url?.split('?', 1)[0] === '/metrics' && (req.method === 'GET' || req.method === 'HEAD');
    if (!isAsked) return res.writeHead(404).end();
    try {
      const { text, type } = await readOnce();
      res.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
    } catch (error) {
      logger.warn({ err: safeError(error) }, 'metrics cannot be written');
      res.writeHead(500).end();
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      logger.info({ address: server.address() }, 'metrics are served');
      resolve(server);
    });
  });
}
