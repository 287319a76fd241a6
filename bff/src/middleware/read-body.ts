import type { Endpoint } from '@shopwright/contracts/endpoint';
import { AppError } from '@shopwright/service-kit/errors';
import { isJson, readUpload } from '@shopwright/service-kit/http/read-body';
import express, { type Request, type RequestHandler, type Response } from 'express';

type ReadBytes = (req: Request, res: Response) => Promise<Buffer | undefined>;

const slowestBodyMs = 10_000;

/**
 * Reads the raw body up to `limit`. The service is called after the whole body was read, so that a slow client occupies
 * a socket and never a service.
 */
export function rawBody(limit: string | number): ReadBytes {
  const read = runReader(express.raw({ type: () => true, limit, inflate: false }));
  return (req, res) => inTime(read(req, res), res);
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
    await inTime(run(read, req, res), res);
    next();
  };

const run = (read: RequestHandler, req: Request, res: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    void read(req, res, (error?: unknown) => (error ? reject(error) : resolve()));
  });

/** Rejects a body that has not arrived after ten seconds, and closes the connection. */
function inTime<T>(arriving: Promise<T>, res: Response): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      res.set('Connection', 'close');
      reject(new AppError('invalid_request', 'The request took too long to arrive'));
    }, slowestBodyMs);
    arriving.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Returns the raw bytes and type of the body to forward; neither if the endpoint takes no body. */
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
