import { processNames } from '@shopwright/contracts/endpoint';
import { AppError, invalidRequest } from '@shopwright/service-kit/errors';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import express, { type RequestHandler } from 'express';
import { exportRequest, parseSpans } from './otlp';
import type { SpanBuffer } from './span-buffer';

/**
 * Accepts OTLP over HTTP as JSON, the format that the store's processes send, from these processes only. Responses without
 * waiting for the database.
 */
export function receiveSpans({ app, authenticate }: RouteTable, buffer: SpanBuffer, budget: TraceBudget): void {
  const authorize: RequestHandler = async (req, _res, next) => {
    await authenticate(req, { access: 'system' }, processNames);
    next();
  };
  app.post('/v1/traces', authorize, express.json({ limit: '8mb' }), (req, res) => {
    if (req.body === undefined) throw new AppError('unsupported_media_type', 'Send OTLP as application/json');
    const parsed = exportRequest.safeParse(req.body);
    if (!parsed.success) throw invalidRequest(parsed.error, 'body');
    const spans = parseSpans(parsed.data);
    const kept = spans.filter((span) => budget.keeps(span.traceId));
    const rejectedSpans = spans.length - kept.length + buffer.add(kept);
    res.json(rejectedSpans > 0 ? { partialSuccess: { rejectedSpans, errorMessage: 'too many concurrent spans' } } : {});
  });
}

export interface TraceBudget {
  /** Returns whether to keep a span of this trace, and spends its cost when it is kept. */
  keeps(traceId: string): boolean;
}

interface BudgetOptions {
  /** Spans kept per second on average. */
  perSecond?: number;
  /** Spans that may come at the same time on top of that. */
  burst?: number;
  /** A monotonic clock in milliseconds. */
  now?: () => number;
}

/**
 * Keeps all traces under normal load and a share of them under heavy load, so that a load test fills neither the disk nor
 * the database. The trace's id decides, so every batch of a trace is treated alike, except while the share changes.
 */
export function createTraceBudget(options: BudgetOptions = {}): TraceBudget {
  const { perSecond = 100, burst = 200_000, now = () => performance.now() } = options;
  let left = burst;
  let countedAt = now();

  return {
    keeps(traceId) {
      const at = now();
      left = Math.min(burst, left + ((at - countedAt) / 1000) * perSecond);
      countedAt = at;
      const share = Math.min(1, left / (burst / 2));
      const position = Number.parseInt(traceId.slice(-8), 16) / 2 ** 32;
      if (position >= share) return false;
      left -= 1;
      return true;
    },
  };
}
