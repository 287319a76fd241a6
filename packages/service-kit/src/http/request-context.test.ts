import { context, propagation, ROOT_CONTEXT, TraceFlags, trace } from '@opentelemetry/api';
import { suppressTracing } from '@opentelemetry/core';
import { NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noTrace } from '../runtime/trace-budget';
import {
  currentTraceId,
  currentTraceparent,
  jobTraceparent,
  remainingMs,
  runInRequest,
  toTraceId,
} from './request-context';

const leftOf = (leftMs: number, limitMs: number) =>
  runInRequest({ requestId: 'a-request', deadlineAt: performance.now() + leftMs }, () => remainingMs(limitMs));

it('is the limit if the request has more time, or no deadline', () => {
  expect(remainingMs(3000)).toBe(3000);
  expect(leftOf(60_000, 3000)).toBe(3000);
});

it('is the remaining time if that is less, in whole milliseconds', () => {
  const left = leftOf(60_000.5, 120_000);
  expect(left).toBeLessThanOrEqual(60_000);
  expect(() => AbortSignal.timeout(left)).not.toThrow();
});

it('is at least 1 ms after the deadline', () => {
  expect(leftOf(-5, 3000)).toBe(1);
});

describe('the trace of the current work', () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const spanId = '00f067aa0ba902b7';
  const within = (traceFlags: TraceFlags) => trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags });
  const read = () => ({ traceparent: currentTraceparent(), traceId: currentTraceId(), ofJob: jobTraceparent() });

  beforeAll(() => new NodeTracerProvider().register());
  afterAll(() => {
    trace.disable();
    context.disable();
    propagation.disable();
  });

  it('is continued by its jobs where it is kept', () => {
    const traceparent = `00-${traceId}-${spanId}-01`;
    expect(context.with(within(TraceFlags.SAMPLED), read)).toEqual({ traceparent, traceId, ofJob: traceparent });
    expect(toTraceId(traceparent)).toBe(traceId);
  });

  it.each([
    ['is suppressed', suppressTracing(ROOT_CONTEXT)],
    ['is not kept', within(TraceFlags.NONE)],
  ])('leaves its jobs without one where it %s', (_, untraced) => {
    expect(context.with(untraced, read)).toEqual({ traceparent: null, traceId: null, ofJob: noTrace });
    expect(toTraceId(noTrace)).toBeNull();
  });

  it('lets the jobs of a periodic task begin their own', () => {
    expect(context.with(ROOT_CONTEXT, read)).toEqual({ traceparent: null, traceId: null, ofJob: null });
  });
});
