import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from '@shopwright/service-kit/http/server';
import type { Express } from 'express';

export interface TestServer {
  server: Server;
  url: string;
  /** Ends open connections too. May be called more than once. */
  close: () => Promise<void>;
}

/** Serves the app in this process on a free port. */
export async function startTestServer(app: Express): Promise<TestServer> {
  const server = await listen(app, 0, '127.0.0.1');
  return {
    server,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
