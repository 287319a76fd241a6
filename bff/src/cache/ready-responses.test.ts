import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, Response } from 'express';
import { expect, it } from 'vitest';
import type { ChangeFeed } from './change-feed';
import { createReadyResponses } from './ready-responses';

const feed = { position: 1, isCurrent: () => true, covers: () => true } as unknown as ChangeFeed;
const nothing = () => undefined;

it('stores no response that was begun before a new build of the web app', async () => {
  const responses = createReadyResponses({
    maxBytes: 1_000_000,
    feed,
    mayAnswer: () => true,
    onSearch: nothing,
    onPage: nothing,
    keyOf: () => ({ kind: 'pages', key: 'en /' }),
  });
  const req = { method: 'GET', headers: {} } as IncomingMessage;
  expect(responses.answer(req, {} as ServerResponse)).toBe(false);
  responses.clear();
  const res = { statusCode: 200, hasHeader: () => false } as unknown as Response;
  expect(await responses.send(req as Request, res, { body: Buffer.from('main-old.js') })).toBe(false);
});
