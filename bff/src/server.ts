import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, errorStatus } from '@shopwright/contracts/errors';
import { backlog } from '@shopwright/service-kit/runtime/load-limiter';
import type { Express } from 'express';
import type { ReadyResponses } from './cache/ready-responses';
import type { Admission } from './middleware/admission';

/** Enough for an image of 25 MB over a slow connection. JSON has less; see `read-body.ts`. */
const slowestRequestMs = 60_000;
const slowestHeadersMs = 10_000;

interface EdgeGuards {
  ready: ReadyResponses;
  admission: Admission;
}

/**
 * Creates the public server. A request must arrive within a minute. Invalid HTTP also gets a JSON response. Cached responses
 * are sent before Express handles the request, and excess requests are refused.
 */
export function listenPublicly(app: Express, port: number, host: string, guards: EdgeGuards): Promise<Server> {
  const { ready, admission } = guards;
  const server = createServer(
    {
      requestTimeout: slowestRequestMs,
      headersTimeout: slowestHeadersMs,
      keepAliveTimeout: 65_000,
      // The interval of checks for slow requests.
      connectionsCheckingInterval: 1000,
      maxHeaderSize: 16_384,
      // `requireOneHost` refuses with the store's own error body.
      requireHostHeader: false,
    },
    (req, res) => ready.handle(req, res, () => admission.enter(req, res, () => app(req, res))),
  );
  answerUntraced(server, guards);
  server.on('clientError', refuseMalformed);
  server.on('checkExpectation', ({ socket }: { socket: Socket }) =>
    refuseMalformed(new Error('unknown Expect'), socket),
  );
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, backlog, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

/** The time in which at most one answer from the cache gets a trace: all of them in a quiet store, few in a busy one. */
const tracedEveryMs = 100;

/**
 * Answers most requests for cached responses, and refuses excess requests, before the event that OpenTelemetry has
 * wrapped. A span costs more than such an answer.
 */
function answerUntraced(server: Server, { ready, admission }: EdgeGuards): void {
  const emit = server.emit.bind(server) as (event: string, ...values: unknown[]) => boolean;
  let tracedAt = 0;
  server.emit = (event: string, ...values: unknown[]) => {
    if (event === 'request') {
      const now = performance.now();
      const [req, res] = values as [IncomingMessage, ServerResponse];
      // A server that is stopping has another listener, which closes the connection with the response.
      const isAlone = server.listenerCount('request') === 1;
      if (isAlone && now - tracedAt < tracedEveryMs && ready.answer(req, res)) return true;
      if (isAlone && admission.isFull(req)) {
        if (!ready.answer(req, res)) admission.refuse(req, res);
        return true;
      }
      tracedAt = now;
    }
    return emit(event, ...values);
  };
}

/** Responses to invalid HTTP, which Node passes to no route. */
function refuseMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const isTooLong = error.code === 'HPE_HEADER_OVERFLOW';
  const isTooSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const code: ErrorCode = isTooLong ? 'headers_too_large' : 'invalid_request';
  const message = isTooLong
    ? 'The address or the headers are too long'
    : isTooSlow
      ? 'The request took too long to arrive'
      : 'This is not a valid request';
  const body = JSON.stringify({ code, message, requestId: '' });
  const reason = isTooLong ? 'Request Header Fields Too Large' : 'Bad Request';
  socket.end(
    [
      `HTTP/1.1 ${errorStatus[code]} ${reason}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
