import type { Server } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  type BodyOf,
  defaultBodyBytes,
  type Endpoint,
  type FileEndpoint,
  fileOf,
  type PagedEndpoint,
  type ParamsOf,
  type ProcessName,
  type QueryOf,
  type ResponseOf,
  type UploadEndpoint,
} from '@shopwright/contracts/endpoint';
import { toListHeaders } from '@shopwright/contracts/list-facts';
import { nextPageLink } from '@shopwright/contracts/next-page';
import { asSeenBy, type Guarded, mayUse } from '@shopwright/contracts/permissions';
import express, { type Express, type Request, type Response } from 'express';
import { AppError, invalidRequest } from '../errors';
import { backlog, createLoadLimiter, type LoadLimiter } from '../runtime/load-limiter';
import type { Logger } from '../runtime/logger';
import { noteActing } from './acting';
import { admission, createOverloadLog } from './admission';
import { logDenied } from './denied-log';
import { errorResponse } from './error-response';
import { healthRoutes, type ReadinessCheck } from './health';
import type { Actor, InternalTokens } from './internal-token';
import { measureRequests } from './measure-requests';
import { missingPermission } from './missing-permission';
import type { Page } from './page';
import { checkUpload, declaredBytes, readJson, readUpload } from './read-body';
import { requestScope } from './request-context';
import { withStaffLog } from './staff-log';
import { createUploadBudget, type UploadBudget } from './upload-budget';

export type ReadFile = () => Promise<Buffer>;

export interface Call<E> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** Called once the operation allows the upload. */
  readFile: E extends UploadEndpoint ? ReadFile : undefined;
  actor: Actor;
  req: Request;
  res: Response;
}

/** The response, nothing, a page, or a file, whole or in parts. */
export type Result<E> = E extends PagedEndpoint
  ? Page<ResponseOf<E>[number]>
  : E extends FileEndpoint
    ? Buffer | AsyncIterable<string>
    : ResponseOf<E> extends undefined
      ? // biome-ignore lint/suspicious/noConfusingVoidType: an operation that returns nothing
        void
      : ResponseOf<E>;

interface ServiceAppOptions {
  logger: Logger;
  tokens: InternalTokens;
  readiness: Record<string, ReadinessCheck>;
  /** The service works without them. */
  optional?: Record<string, ReadinessCheck>;
  routes: (routes: RouteTable) => void;
  limiter?: LoadLimiter;
}

export interface RouteTable {
  /** Throws if the actor or process may not call. */
  authenticate(req: Request, guarded: Guarded, callers?: readonly ProcessName[]): Promise<Actor>;
  /** Authorizes, parses and responds. */
  bind<E extends Endpoint>(endpoint: E, handler: (call: Call<E>) => Promise<Result<E>>): void;
  /** Serves routes that read a raw body. */
  app: Express;
}

/** Responds with JSON and one error shape. */
export function createServiceApp(options: ServiceAppOptions): Express {
  const app = express().disable('x-powered-by').disable('etag');
  healthRoutes(app, options.readiness, options.optional);
  const limiter = options.limiter ?? createLoadLimiter({ onRefused: createOverloadLog(options.logger) });
  app.use(measureRequests, requestScope, admission(limiter));

  const bodies = createBodyBudget();
  const methods = new Map<string, Set<string>>();
  const authenticate: RouteTable['authenticate'] = async (req, guarded, callers = ['bff']) => {
    const { actor, process } = await options.tokens.readCaller(req.headers);
    if (!callers.includes(process)) {
      logDenied(options.logger, req, { ...actor, process });
      throw new AppError('forbidden', `This call is not for ${process}`);
    }
    if (mayUse(actor, guarded)) return asSeenBy(actor, guarded);
    if (actor.role === 'anonymous') throw new AppError('unauthenticated', 'Please sign in');
    logDenied(options.logger, req, { ...actor, process });
    throw missingPermission(actor, guarded);
  };
  const table: RouteTable = {
    app,
    authenticate,
    bind(endpoint, handler) {
      methods.set(endpoint.path, (methods.get(endpoint.path) ?? new Set()).add(endpoint.method));
      const verb = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
      const readBody = bodyReader(endpoint, bodies);
      app[verb](endpoint.path, async (req, res) => {
        const actor = await authenticate(req, endpoint, endpoint.callers);
        if (endpoint.body) await readBody(req, res);
        if (endpoint.upload?.isStreamed) checkUpload(endpoint.upload, req);
        const call = {
          params: parsePart(endpoint.params, req.params, 'params'),
          query: parsePart(endpoint.query, req.query, 'query'),
          body: parsePart(endpoint.body, req.body, 'body'),
          readFile: endpoint.upload && (() => readBody(req, res)),
          actor,
          req,
          res,
        } as Call<typeof endpoint>;
        noteActing(endpoint, actor, req);
        // A handler may set another one.
        res.status(endpoint.statuses[0]);
        const result = await withStaffLog(options.logger, endpoint, call, handler(call));
        await response(endpoint, result, call);
      });
    },
  };
  options.routes(table);

  for (const [path, allowed] of methods) {
    app.route(path).all((_req, res) => {
      res.set('Allow', [...allowed].join(', '));
      throw new AppError('method_not_allowed', `Only ${[...allowed].join(', ')} here`);
    });
  }
  app.use(() => {
    throw new AppError('not_found', 'Not found');
  });
  app.use(errorResponse(options.logger));
  return app;
}

async function response(
  endpoint: Endpoint,
  result: unknown,
  { req, res }: Pick<Call<Endpoint>, 'req' | 'res'>,
): Promise<void> {
  if (endpoint.file) {
    const file = Buffer.isBuffer(result) ? result : await begin(result as AsyncIterable<string>);
    res.set('Cache-Control', 'no-store').type(fileOf(endpoint as FileEndpoint, req.query).type);
    if (Buffer.isBuffer(file)) res.send(file);
    else await pipeline(Readable.from(file), res);
    return;
  }
  if (result === undefined) {
    res.status(204).end();
    return;
  }
  if (!endpoint.isPaged) {
    res.json(result);
    return;
  }
  const { rows, nextCursor, ...facts } = result as Page<unknown>;
  res.set(toListHeaders(facts));
  if (nextCursor !== undefined) res.set('Link', nextPageLink(endpoint.path, req.query, nextCursor));
  res.json(rows);
}

/** Reads the first part of a file before anything is sent: a failure until then is an error in JSON, and no file. */
async function begin(parts: AsyncIterable<string>): Promise<AsyncIterable<string>> {
  const iterator = parts[Symbol.asyncIterator]();
  const first = await iterator.next();
  return (async function* () {
    try {
      if (!first.done) yield first.value;
      yield* { [Symbol.asyncIterator]: () => iterator };
    } finally {
      await iterator.return?.();
    }
  })();
}

/** Limits all clients together; the BFF limits each. */
const createBodyBudget = () => createUploadBudget({ bytesMax: 50_000_000, clientBytesMax: 50_000_000 });

/** Waits for room. */
function bodyReader({ upload, maxBodyBytes }: Endpoint, budget: UploadBudget) {
  const read = upload ? readUpload(upload) : readJson(maxBodyBytes);
  const bytesMax = upload?.maxBytes ?? maxBodyBytes;
  return async (req: Request, res: Response): Promise<Buffer> => {
    const bytes = declaredBytes(req, bytesMax);
    if (bytes > defaultBodyBytes) {
      const free = await budget.reserve('', bytes, () => res.destroyed);
      if (res.destroyed) free();
      else res.once('close', free);
    }
    await new Promise<void>((resolve, reject) => {
      void read(req, res, (error?: unknown) => (error ? reject(error) : resolve()));
    });
    return req.body as Buffer;
  };
}

function parsePart(schema: Endpoint['body'], value: unknown, where: 'params' | 'query' | 'body'): unknown {
  if (!schema) {
    if (where === 'query' && Object.keys(value as object).length > 0) {
      const fields = Object.keys(value as object).map((path) => ({ path, message: 'Unknown field' }));
      throw new AppError('invalid_request', 'This endpoint takes no query parameters', { fields });
    }
    return undefined;
  }
  const result = schema.safeParse(value);
  if (!result.success) throw invalidRequest(result.error, where);
  return result.data;
}

export function listen(app: Express, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = app.listen(port, host, backlog, (error?: Error) => (error ? reject(error) : resolve(server)));
    server.keepAliveTimeout = 65_000;
    server.headersTimeout = 10_000;
    // A file of products that its service reads as it comes. The BFF has shorter limits for other bodies.
    server.requestTimeout = 300_000;
  });
}
