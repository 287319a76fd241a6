import { AppError, invalidRequest } from '@shopwright/service-kit/errors';
import express, { type Express } from 'express';
import { exportRequest, spansOf } from './otlp';
import type { SpanBuffer } from './span-buffer';
import type { TraceBudget } from './trace-budget';

/**
 * OTLP over HTTP as JSON, which is what our processes send. It asks for no token: like the services it listens
 * on loopback or inside the deployment's own network only, and whoever gets there can add spans, not read them.
 * The answer does not wait for the database.
 */
export function receiveSpans(app: Express, buffer: SpanBuffer, budget: TraceBudget): void {
  app.post('/v1/traces', express.json({ limit: '8mb' }), (req, res) => {
    if (req.body === undefined) throw new AppError('unsupported_media_type', 'Send OTLP as application/json');
    const parsed = exportRequest.safeParse(req.body);
    if (!parsed.success) throw invalidRequest(parsed.error, 'body');
    const spans = spansOf(parsed.data);
    const kept = spans.filter((span) => budget.keeps(span.traceId));
    const rejectedSpans = spans.length - kept.length + buffer.add(kept);
    res.json(rejectedSpans > 0 ? { partialSuccess: { rejectedSpans, errorMessage: 'too many at once' } } : {});
  });
}
