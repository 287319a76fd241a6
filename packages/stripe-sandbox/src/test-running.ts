import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { createSandbox, type SandboxOptions } from './sandbox';

export const keys = { secretKey: 'sk_test_contract000000', publishableKey: 'pk_test_contract000000' };

/** A response's body: an error, an object or a list. */
interface ApiBody {
  [name: string]: unknown;
  error?: { type?: string; code?: string; message?: string; param?: string };
}

export interface Running {
  url: string;
  stripe: Stripe;
  /** Calls without the SDK, for requests that the SDK would not send. */
  call(path: string, init?: RequestInit): Promise<{ status: number; headers: Headers; body: ApiBody }>;
  faults(settings: unknown): Promise<Response>;
  close(): Promise<void>;
}

export const sdkFor = (url: string, apiKey = keys.secretKey) => {
  const { hostname, port } = new URL(url);
  return new Stripe(apiKey, { host: hostname, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 });
};

export async function run(options: SandboxOptions = {}): Promise<Running> {
  const sandbox = await createSandbox({ ...keys, asyncSettleMs: 50, ...options }).start();
  return {
    url: sandbox.url,
    stripe: sdkFor(sandbox.url),
    async call(path, init = {}) {
      const headers = new Headers(init.headers);
      if (!headers.has('Authorization')) headers.set('Authorization', `Bearer ${keys.secretKey}`);
      if (init.body && !headers.has('Content-Type')) headers.set('Content-Type', 'application/x-www-form-urlencoded');
      const response = await fetch(sandbox.url + path, { ...init, headers });
      return { status: response.status, headers: response.headers, body: (await response.json()) as ApiBody };
    },
    faults: (settings) => fetch(`${sandbox.url}/_sandbox/faults`, { method: 'PUT', body: JSON.stringify(settings) }),
    close: () => sandbox.close(),
  };
}

interface Received {
  event: Stripe.Event;
  body: string;
  signature: string;
}

export interface Receiver {
  url: string;
  received: Received[];
  /** The statuses of the next answers; 200 after the last one. */
  answers: number[];
  until(done: (received: Received[]) => boolean, withinMs?: number): Promise<void>;
  close(): Promise<void>;
}

/** A webhook endpoint that keeps the events it receives. */
export async function receive(): Promise<Receiver> {
  const received: Received[] = [];
  const answers: number[] = [];
  const server = createServer(async (req, res) => {
    const body = await textOf(req);
    const status = answers.shift() ?? 200;
    if (status < 300)
      received.push({ event: JSON.parse(body), body, signature: String(req.headers['stripe-signature']) });
    res.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answers,
    async until(done, withinMs = 60_000) {
      const deadline = Date.now() + withinMs;
      while (!done(received)) {
        if (Date.now() > deadline) throw new Error(`Only ${received.map(({ event }) => event.type)} came in time`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function textOf(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
