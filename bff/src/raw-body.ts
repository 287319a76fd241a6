import express, { type Request, type RequestHandler, type Response } from 'express';

type ReadBytes = (req: Request, res: Response) => Promise<Buffer | undefined>;

/**
 * Reads the body as it is, up to `limit`, without looking into it. It is short and read whole before the
 * service is called: a slow sender costs us a socket, and never a service's time.
 */
export function rawBody(limit: string | number): ReadBytes {
  return runReader(express.raw({ type: () => true, limit, inflate: false }));
}

/** A middleware that fills `req.body` with bytes, as a function. */
export function runReader(read: RequestHandler): ReadBytes {
  return async (req, res) => {
    await new Promise<void>((resolve, reject) => {
      void read(req, res, (error?: unknown) => (error ? reject(error) : resolve()));
    });
    return Buffer.isBuffer(req.body) ? req.body : undefined;
  };
}
