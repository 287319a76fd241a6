import type { RequestHandler } from 'express';
import { beginRequest } from '../metrics/requests';

/** Stands behind health checks and before admission, to count refused requests. */
export const measureRequests: RequestHandler = (req, res, next) => {
  const end = beginRequest();
  res.once('close', () => end(req, res));
  next();
};
