import { reportWebVitals } from '@shopwright/contracts/http/web-vitals';
import { invalidRequest } from '@shopwright/service-kit/errors';
import { readJson } from '@shopwright/service-kit/http/read-body';
import type { Express } from 'express';
import * as z from 'zod';
import type { BffDeps } from '../deps';
import type { RateLimits } from '../middleware/rate-limits';
import { readInTime } from '../middleware/read-body';

const readBody = readInTime(readJson(reportWebVitals.maxBodyBytes));

/** Counts how fast pages were. Says nothing to the browser, which has left the page. */
export function webVitalsRoute(app: Express, { vitals }: BffDeps, limits: RateLimits): void {
  app.post(`/api${reportWebVitals.path}`, ...limits.ofEndpoint(reportWebVitals), readBody, (req, res) => {
    const body = reportWebVitals.body?.safeParse(req.body);
    if (!body?.success) throw invalidRequest(body?.error ?? new z.ZodError([]), 'body');
    const { page, ...values } = body.data;
    vitals.add(page, values);
    res.status(204).end();
  });
}
