import { EventEmitter } from 'node:events';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import type { Request, Response } from 'express';
import { afterEach, expect, it, vi } from 'vitest';
import { accessLog } from './request-scope';

afterEach(() => vi.restoreAllMocks());

/** Returns the level and fields of each line that a request writes. */
function linesOf(status: number, ms: number) {
  const lines: [level: string, fields: Record<string, unknown>][] = [];
  const at = (level: string) => (fields: Record<string, unknown>) => lines.push([level, fields]);
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const req = { method: 'GET', baseUrl: '', route: { path: '/api/orders/:id' } } as Request;
  const response = { statusCode: status, writableFinished: true, get: () => 'r1' };
  const res = Object.assign(new EventEmitter(), response) as unknown as Response;
  accessLog({ info: at('info'), debug: at('debug') } as unknown as Logger)(req, res, () => undefined);
  clock.mockReturnValue(ms);
  res.emit('close');
  return lines;
}

it.each([
  [500, 3],
  [503, 3],
  [200, 1001],
  [404, 1001],
])('logs each %d that takes %d ms at info, the level of production', (status, ms) => {
  for (let times = 0; times < 100; times += 1) {
    const fields = { requestId: 'r1', method: 'GET', route: '/api/orders/:id', status, isComplete: true, ms };
    expect(linesOf(status, ms)).toEqual([['info', fields]]);
  }
});

it.each([
  [200, 1000],
  [304, 3],
  [404, 3],
])('logs a %d that takes %d ms at debug', (status, ms) => {
  expect(linesOf(status, ms).map(([level]) => level)).toEqual(['debug']);
});
