import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { ServiceName } from '@shopwright/contracts/endpoint';
import { createServiceApp, type ReadFile } from '@shopwright/service-kit/http/server';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { createTestTokens } from '@shopwright/testing/test-keys';
import express from 'express';
import { forwardedEndpoints } from './routes/api';

/** The response of an upstream: the request and its actor. */
interface Echo {
  route: string;
  params: unknown;
  query: unknown;
  body: unknown;
  actor: { role: string; userId?: number; visitorId?: string };
  headers: Record<string, string>;
}

/** Starts a service with the real routes, parsing and access rules of its contracts, which answers with an echo. */
export async function startUpstream(service: ServiceName) {
  const calls: Echo[] = [];
  const app = createServiceApp({
    logger: createLogger(service, 'silent'),
    tokens: createTestTokens(undefined, service),
    readiness: {},
    routes: (routes) => {
      const own = forwardedEndpoints.filter((each) => each.service === service);
      // `/orders/:id` would take "export" for an id.
      for (const endpoint of own.toSorted((a, b) => Number(Boolean(b.file)) - Number(Boolean(a.file)))) {
        routes.bind(endpoint, async ({ params, query, body: json, readFile, actor, req, res }) => {
          // An echo has a body even where the endpoint has none.
          res.status(200);
          const route = `${endpoint.method} ${endpoint.path}`;
          const read = endpoint.upload?.isStreamed ? () => buffer(req) : (readFile as ReadFile | undefined);
          const body = endpoint.upload ? await read?.() : json;
          const echo: Echo = { route, params, query, body, actor, headers: req.headers as Record<string, string> };
          calls.push(echo);
          if (endpoint.file) return Buffer.from(JSON.stringify(echo));
          return endpoint.isPaged
            ? { rows: echo, nextCursor: endpoint.path === '/products' ? 'abc' : undefined }
            : echo;
        });
      }
      routes.app.post('/webhooks/stripe', express.raw({ type: () => true, limit: '256kb' }), (req, res) => {
        const isSigned = req.get('stripe-signature') === 'good';
        if (!isSigned) {
          res.status(400).json({ code: 'invalid_request', message: 'The signature is not right', requestId: 'x' });
          return;
        }
        res.json({ bytes: (req.body as Buffer).toString('base64') });
      });
    },
  });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    service,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
