import express, { type Request, type Response } from 'express';

/**
 * Reads the body as it is, up to `limit`, without looking into it. It is short and read whole before the
 * service is called: a slow sender costs us a socket, and never a service's time.
 */
export function rawBody(limit: string): (req: Request, res: Response) => Promise<Buffer | undefined> {
  const read = express.raw({ type: () => true, limit, inflate: false });
  return (req, res) =>
    new Promise((resolve, reject) => {
      read(req, res, (error?: unknown) => {
        if (error) reject(error);
        else resolve(Buffer.isBuffer(req.body) ? req.body : undefined);
      });
    });
}
