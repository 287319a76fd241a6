import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { faultKinds } from '@shopwright/contracts/http/faults';
import type { FaultSwitches } from './fault-switches';

interface ServeOptions {
  switches: FaultSwitches;
  /** Counts the payments that succeeded at the Stripe sandbox. */
  countPayments: () => Promise<number>;
}

export interface FaultServer {
  /** Where the BFF finds the switches, and the token that it proves itself by. */
  access: { url: string; token: string };
  close(): void;
}

/** Serves the switches on this machine to whoever has the token, which the BFF alone gets. */
export async function serveFaults({ switches, countPayments }: ServeOptions): Promise<FaultServer> {
  const token = randomBytes(24).toString('base64url');
  const server = createServer({ requestTimeout: 10_000 }, async (req, res) => {
    const { status, body } = await answer(req).catch((error: unknown) => ({
      status: 502,
      body: { message: error instanceof Error ? error.message : String(error) },
    }));
    res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });

  async function answer(req: IncomingMessage): Promise<{ status: number; body: unknown }> {
    if (!isToken(req.headers.authorization, token)) return { status: 401, body: {} };
    const path = req.url ?? '/';
    if (req.method === 'GET' && path === '/faults') {
      const payments = await countPayments().catch(() => null);
      return { status: 200, body: { now: new Date().toISOString(), faults: switches.list(), payments } };
    }
    const kind = faultKinds.find(
      (each) => path === `/faults/${each}` && switches.list().some((one) => one.kind === each),
    );
    if (!kind) return { status: 404, body: {} };
    if (req.method === 'POST') return { status: 200, body: await switches.start(kind) };
    if (req.method === 'DELETE') return { status: 200, body: await switches.end(kind) };
    return { status: 405, body: {} };
  }

  await listen(server);
  const { port } = server.address() as AddressInfo;
  return {
    access: { url: `http://127.0.0.1:${port}`, token },
    close() {
      switches.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

const listen = (server: Server) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });

function isToken(header: string | undefined, token: string): boolean {
  const [given, wanted] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
