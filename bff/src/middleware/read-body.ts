import { Readable } from 'node:stream';
import { defaultBodyBytes, type Endpoint, type Upload } from '@shopwright/contracts/endpoint';
import { mayCall } from '@shopwright/contracts/roles';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import { declaredBytes, isJson, readUpload } from '@shopwright/service-kit/http/read-body';
import { createUploadBudget, type UploadBudget } from '@shopwright/service-kit/http/upload-budget';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { awaitBody } from './admission';
import { clientAddress } from './client-address';

type ReadBytes = (req: Request, res: Response) => Promise<Buffer | undefined>;

const slowestBodyMs = 10_000;
/** A file may take as long as a request, as long as some of it arrives. */
const stalledMs = 15_000;

/** The large bodies that a process keeps. A client may fill a half of it, which is one photo of the largest size. */
const createBudget = () => createUploadBudget({ bytesMax: 50_000_000, clientBytesMax: 25_000_000 });

/** Two customers' photos that arrive slowly fill one, so that staff have their own. */
const largeBodies = { customers: createBudget(), staff: createBudget() };

const budgetOf = ({ access }: Pick<Endpoint, 'access'>): UploadBudget =>
  mayCall('shopper', access) ? largeBodies.customers : largeBodies.staff;

/**
 * Reads the raw body up to `limit`. The service is called after the whole body was read, so that a slow client occupies
 * a socket and never a service.
 */
export function rawBody(limit: number, budget: UploadBudget): ReadBytes {
  const read = runReader(express.raw({ type: () => true, limit, inflate: false }));
  const readInTime: ReadBytes = (req, res) => inTime(read(req, res), res);
  return limit > defaultBodyBytes
    ? withinBudget(readInTime, limit, budget)
    : (req, res) => awaitBody(req, readInTime(req, res));
}

/**
 * Reads a body once there is room for it, which it takes until its response was sent. One that declares the size of any other
 * request waits for no room, so that large ones that arrive slowly keep no event of Stripe out.
 */
function withinBudget(read: ReadBytes, bytesMax: number, budget: UploadBudget): ReadBytes {
  const readOnce: ReadBytes = async (req, res) => {
    const bytes = declaredBytes(req, bytesMax);
    if (bytes <= defaultBodyBytes) return read(req, res);
    const free = await budget.reserve(clientAddress(req), bytes, () => res.destroyed);
    if (res.destroyed) free();
    else res.once('close', free);
    return read(req, res);
  };
  return (req, res) => awaitBody(req, readOnce(req, res));
}

/** Wraps a middleware that reads bytes into `req.body` as a function. */
function runReader(read: RequestHandler): ReadBytes {
  return async (req, res) => {
    await run(read, req, res);
    return Buffer.isBuffer(req.body) ? req.body : undefined;
  };
}

/** Applies the deadline of `rawBody` to another body parser. */
export const readInTime =
  (read: RequestHandler): RequestHandler =>
  async (req, res, next) => {
    await awaitBody(req, inTime(run(read, req, res), res));
    next();
  };

const run = (read: RequestHandler, req: Request, res: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    void read(req, res, (error?: unknown) => (error ? reject(error) : resolve()));
  });

/** Rejects a body that has not arrived after ten seconds, and closes the connection. */
function inTime<T>(arriving: Promise<T>, res: Response): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooSlow(res)), slowestBodyMs);
    arriving.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Rejects a body of which nothing arrives for a while, and closes the connection. */
function untilStalled<T>(arriving: Promise<T>, req: Request, res: Response): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooSlow(res)), stalledMs);
    const onArrival = () => timer.refresh();
    req.on('data', onArrival);
    arriving.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      req.off('data', onArrival);
    });
  });
}

/** Passes a file on as it comes, up to its limit. Ends where nothing arrives for a while. */
async function* inPieces({ maxBytes }: Upload, req: Request, res: Response): AsyncGenerator<Buffer> {
  let arrived = 0;
  const timer = setTimeout(() => req.destroy(tooSlow(res)), stalledMs);
  try {
    // The socket stays for the error.
    for await (const piece of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      timer.refresh();
      arrived += piece.length;
      if (arrived > maxBytes) throw fieldError('payload_too_large', 'file', 'The file is too large');
      yield piece;
    }
  } finally {
    clearTimeout(timer);
  }
}

function tooSlow(res: Response): AppError {
  res.set('Connection', 'close');
  return new AppError('invalid_request', 'The request took too long to arrive');
}

/** Returns the raw bytes and type of the body to forward; neither if the endpoint takes no body. */
interface ForwardedBody {
  type?: string;
  body?: Buffer | Readable;
}

export type BodyReader = (req: Request, res: Response) => Promise<ForwardedBody>;

export function bodyReader(endpoint: Endpoint): BodyReader {
  const { body, upload, maxBodyBytes } = endpoint;
  const budget = budgetOf(endpoint);
  if (upload?.isStreamed) {
    return async (req, res) => ({ type: req.get('content-type'), body: Readable.from(inPieces(upload, req, res)) });
  }
  if (upload) {
    const read = runReader(readUpload(upload));
    return fileReader(withinBudget((req, res) => untilStalled(read(req, res), req, res), upload.maxBytes, budget));
  }
  return body ? jsonReader(rawBody(maxBodyBytes, budget)) : async () => ({});
}

const fileReader =
  (read: ReadBytes): BodyReader =>
  async (req, res) => ({ type: req.get('content-type'), body: await read(req, res) });

/** Reads a JSON body without parsing it, which the owning service does. */
const jsonReader =
  (read: ReadBytes): BodyReader =>
  async (req, res) => {
    if (!isJson(req.get('content-type'))) {
      throw new AppError('unsupported_media_type', 'Send the body as application/json');
    }
    const body = await read(req, res);
    if (!body || body.length === 0) throw new AppError('invalid_request', 'The body is missing');
    return { type: 'application/json', body };
  };
