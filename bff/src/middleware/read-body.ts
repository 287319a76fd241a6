import type { Endpoint } from '@shopwright/contracts/endpoint';
import { AppError } from '@shopwright/service-kit/errors';
import { readUpload } from '@shopwright/service-kit/http/upload-body';
import express, { type Request, type RequestHandler, type Response } from 'express';

type ReadBytes = (req: Request, res: Response) => Promise<Buffer | undefined>;

const slowestBodyMs = 10_000;

/**
 * Reads the body as it is, up to `limit`, without looking into it. It is short and read whole before the
 * service is called: a slow sender costs us a socket, and never a service's time.
 */
export function rawBody(limit: string | number): ReadBytes {
  const read = runReader(express.raw({ type: () => true, limit, inflate: false }));
  return (req, res) => inTime(read(req, res), res);
}

/** A middleware that fills `req.body` with bytes, as a function. */
function runReader(read: RequestHandler): ReadBytes {
  return async (req, res) => {
    await run(read, req, res);
    return Buffer.isBuffer(req.body) ? req.body : undefined;
  };
}

/** The same middleware, for a body that has to be there as soon as one of `rawBody`. */
export const readInTime =
  (read: RequestHandler): RequestHandler =>
  async (req, res, next) => {
    await inTime(run(read, req, res), res);
    next();
  };

const run = (read: RequestHandler, req: Request, res: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    void read(req, res, (error?: unknown) => (error ? reject(error) : resolve()));
  });

/** What is not there after ten seconds is not waited for: the answer closes the connection. */
function inTime<T>(arriving: Promise<T>, res: Response): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      res.set('Connection', 'close');
      reject(new AppError('invalid_request', 'The request took too long to arrive'));
    }, slowestBodyMs);
    arriving.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** What a service gets of a request: its bytes as they came, and their type. Neither where the endpoint takes none. */
interface ForwardedBody {
  type?: string;
  body?: Buffer;
}

export type BodyReader = (req: Request, res: Response) => Promise<ForwardedBody>;

export function bodyReader({ body, upload, maxBodyBytes }: Endpoint): BodyReader {
  if (upload) return fileReader(runReader(readUpload(upload)));
  return body ? jsonReader(rawBody(maxBodyBytes)) : async () => ({});
}

const fileReader =
  (read: ReadBytes): BodyReader =>
  async (req, res) => ({ type: req.get('content-type'), body: await read(req, res) });

/** Not parsed here: the service that owns the contract does that. */
const jsonReader =
  (read: ReadBytes): BodyReader =>
  async (req, res) => {
    if (!/^application\/json\b/i.test(req.get('content-type') ?? '')) {
      throw new AppError('unsupported_media_type', 'Send the body as application/json');
    }
    const body = await read(req, res);
    if (!body || body.length === 0) throw new AppError('invalid_request', 'The body is missing');
    return { type: 'application/json', body };
  };
