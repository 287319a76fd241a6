import type { RequestHandler } from 'express';
import { beginRequest } from '../metrics/requests';

/**
 * Measures each request until its response was sent or its connection lost. Stands behind the health checks, which say
 * nothing about customers, and before what refuses requests, so that those are counted too.
 */
export const measureRequests: RequestHandler = (req, res, next) => {
  const end = beginRequest();
  res.once('close', () => end(req, res));
  next();
};
