import { errorMonitor } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Attributes,
  context,
  type Link,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { parseTraceParent, suppressTracing } from '@opentelemetry/core';
import { nameByRoute, type RoutedRequest } from '../metrics/route-of';
import { createTraceBudget, isQuiet, pathOf } from '../runtime/trace-budget';

/** Express adds the client's address behind trusted proxies. */
type PublicRequest = IncomingMessage & RoutedRequest & { ip?: string };

const tracer = trace.getTracer('trace-request');
const beginsTrace = createTraceBudget();
const untraced = suppressTracing(ROOT_CONTEXT);

/**
 * Handles a public request in a server span, or without tracing. Stands in for HttpInstrumentation, whose work would slow
 * each response from the cache too. Never continues a stranger's trace.
 */
export function traceRequest(req: PublicRequest, res: ServerResponse, handle: () => void): void {
  const { method = '', url } = req;
  const path = pathOf(url);
  const isTraced = !res.destroyed && !isQuiet(path) && beginsTrace(method, path);
  const within = isTraced ? trace.setSpan(ROOT_CONTEXT, startSpan(req, res, path)) : untraced;
  // Listeners run in the context too, such as those that read a body.
  context.bind(within, req);
  context.bind(within, res);
  context.with(within, handle);
}

/** Adds an attribute to the span of this request, where it has one. */
export function describeInTrace(name: string, read: () => string | undefined): void {
  const span = trace.getActiveSpan();
  if (!span?.isRecording()) return;
  const value = read();
  if (value !== undefined) span.setAttribute(name, value);
}

/** Starts a span that ends with the response. */
function startSpan(req: PublicRequest, res: ServerResponse, path: string): Span {
  const options = { kind: SpanKind.SERVER, attributes: describeRequest(req, path), links: linkCaller(req) };
  const span = tracer.startSpan(`${req.method} ${path}`, options, ROOT_CONTEXT);
  res.on(errorMonitor, (error: Error) => {
    span.recordException(error);
    span.setAttribute('error.type', error.name).setStatus({ code: SpanStatusCode.ERROR, message: error.message });
  });
  res.once('close', () => {
    nameByRoute(span, req);
    // Node takes the socket from a request whose body was passed on as a stream.
    const address = req.socket === null ? undefined : req.ip;
    span.setAttributes({ 'http.response.status_code': res.statusCode, 'client.address': address });
    if (res.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  return span;
}

/** Leaves out queries, which may have tokens. */
function describeRequest({ method, headers, httpVersion, socket }: IncomingMessage, path: string): Attributes {
  const host = parseUrl(`http://${headers.host}`);
  const page = parseUrl(headers.referer);
  return {
    'http.request.method': method,
    'url.scheme': 'http',
    'url.path': path,
    'server.address': host?.hostname,
    'server.port': host && Number(host.port || 80),
    'network.peer.address': socket.remoteAddress,
    'network.peer.port': socket.remotePort,
    'network.protocol.version': httpVersion,
    'user_agent.original': headers['user-agent'],
    'browser.page': page?.host === headers.host ? page?.pathname : undefined,
  };
}

const parseUrl = (text = ''): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/** Keeps the caller's trace as a link. */
function linkCaller({ headers: { traceparent } }: IncomingMessage): Link[] {
  const caller = typeof traceparent === 'string' ? parseTraceParent(traceparent) : null;
  return caller ? [{ context: { ...caller, isRemote: true } }] : [];
}
