import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, errorStatus } from '@shopwright/contracts/errors';
import { traceRequest } from '@shopwright/service-kit/http/trace-request';
import { backlog } from '@shopwright/service-kit/runtime/load-limiter';
import type { Express } from 'express';
import type { ReadyResponses } from './cache/ready-responses';
import type { Admission } from './middleware/admission';

/** Enough for a file of 300 MB with products. Other bodies have less; see `read-body.ts`. */
const slowestRequestMs = 300_000;
const slowestHeadersMs = 10_000;

interface EdgeGuards {
  ready: ReadyResponses;
  admission: Admission;
}

/**
 * Creates the public server. A request must arrive within five minutes. Invalid HTTP also gets a JSON response. Cached responses
 * are sent, and excess requests refused, before Express handles them and without tracing.
 */
export function listenPublicly(
  app: Express,
  port: number,
  host: string,
  { ready, admission }: EdgeGuards,
): Promise<Server> {
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
    (req, res) => {
      if (ready.answer(req, res)) return;
      if (admission.isFull(req)) return admission.refuse(req, res);
      const forward = () => admission.enter(req, res, () => app(req, res));
      ready.answerOnceCurrent(req, res, () => traceRequest(req, res, forward));
    },
  );
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
