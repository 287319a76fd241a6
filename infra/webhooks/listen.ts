import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findWebhookFault } from './verify-webhook';

interface ListenOptions {
  port: number;
  /** Answers instead of 204, to see how the store tries again. */
  status?: number;
  print: (line: string) => void;
  /** Prints the whole payload. */
  isLong?: boolean;
}

export interface Listener {
  server: Server;
  url: string;
  /** Of the endpoint. What comes before it is known is refused, and comes again. */
  setSecret(secret: string): void;
}

/** Receives webhooks on this machine, verifies them and prints a line of each. */
export async function listen({ port, status = 204, print, isLong = false }: ListenOptions): Promise<Listener> {
  let secret: string | undefined;
  const server = createServer(async (req, res) => {
    const body = await readText(req);
    const fault = secret === undefined ? 'the secret is not known yet' : findWebhookFault(secret, req.headers, body);
    print(fault ? `refused: ${fault}` : describe(req, body, isLong));
    res.writeHead(fault ? 400 : status).end(fault ?? '');
  }).listen(port, '127.0.0.1');
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject));
  return {
    server,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    setSecret(known) {
      secret = known;
    },
  };
}

async function readText(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function describe({ headers }: IncomingMessage, body: string, isLong: boolean): string {
  const { type, timestamp, sequence, data } = JSON.parse(body) as Record<string, unknown>;
  const again = headers['webhook-redelivery'] ? ' (sent again)' : '';
  const line = `${timestamp} ${type} #${sequence}${again} ${headers['webhook-id']}`;
  return isLong ? `${line}\n${JSON.stringify(data, null, 2)}` : `${line} ${JSON.stringify(data).slice(0, 160)}`;
}
