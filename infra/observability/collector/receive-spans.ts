import { AppError, invalidRequest } from '@shopwright/service-kit/errors';
import express, { type Express } from 'express';
import { exportRequest, parseSpans } from './otlp';
import type { SpanBuffer } from './span-buffer';
import type { TraceBudget } from './trace-budget';

/**
 * Accepts OTLP over HTTP as JSON, the format that the store's processes send. Needs no token: the collector listens only
 * on loopback or the deployment's network, and a caller there can add spans but not read them. Replies without waiting
 * for the database.
 */
export function receiveSpans(app: Express, buffer: SpanBuffer, budget: TraceBudget): void {
  app.post('/v1/traces', express.json({ limit: '8mb' }), (req, res) => {
    if (req.body === undefined) throw new AppError('unsupported_media_type', 'Send OTLP as application/json');
    const parsed = exportRequest.safeParse(req.body);
    if (!parsed.success) throw invalidRequest(parsed.error, 'body');
    const spans = parseSpans(parsed.data);
    const kept = spans.filter((span) => budget.keeps(span.traceId));
    const rejectedSpans = spans.length - kept.length + buffer.add(kept);
    res.json(rejectedSpans > 0 ? { partialSuccess: { rejectedSpans, errorMessage: 'too many at once' } } : {});
  });
}
