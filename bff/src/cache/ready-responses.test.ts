import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, Response } from 'express';
import { expect, it } from 'vitest';
import type { ChangeFeed, ContentVersion } from './change-feed';
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
    onVisit: nothing,
    keyOf: () => ({ kind: 'pages', key: 'en /' }),
  });
  const req = { method: 'GET', headers: {} } as IncomingMessage;
  expect(responses.answer(req, {} as ServerResponse)).toBe(false);
  responses.clear();
  const res = { statusCode: 200, hasHeader: () => false } as unknown as Response;
  expect(await responses.send(req as Request, res, { body: Buffer.from('main-old.js') })).toBe(false);
});

it('makes a response again for one request during an import, and gives the last one to the others', async () => {
  let position = 1;
  const importing = {
    get position() {
      return position;
    },
    isCurrent: () => true,
    covers: (version: ContentVersion) => version.position === position,
    mayOutlast: (version: ContentVersion) => version.position === position - 1,
  } as unknown as ChangeFeed;
  const responses = createReadyResponses({
    maxBytes: 1_000_000,
    feed: importing,
    mayAnswer: () => true,
    onSearch: nothing,
    onPage: nothing,
    onVisit: nothing,
    keyOf: () => ({ kind: 'api', key: '/api/products' }),
  });
  const ask = () => ({ method: 'GET', headers: {} }) as Request;
  const sent: string[] = [];
  const res = {
    statusCode: 200,
    hasHeader: () => false,
    getHeaders: () => ({ 'content-type': 'application/json' }),
    set: nothing,
    vary: nothing,
    removeHeader: nothing,
    setHeader: nothing,
    writeHead: nothing,
    end: (body: Buffer) => void sent.push(String(body)),
  } as unknown as Response;
  const make = async (body: string) => {
    const req = ask();
    expect(responses.answer(req, res)).toBe(false);
    expect(await responses.send(req, res, { body: Buffer.from(body) })).toBe(true);
  };
  await make('first');
  position = 2;
  const renewing = ask();
  expect(responses.answer(renewing, res)).toBe(false);
  expect([responses.answer(ask(), res), responses.answer(ask(), res)]).toEqual([true, true]);
  expect(await responses.send(renewing, res, { body: Buffer.from('second') })).toBe(true);
  expect(responses.answer(ask(), res)).toBe(true);
  expect(sent).toEqual(['first', 'first', 'first', 'second', 'second']);
  // Too old: everyone waits for the new one.
  position = 4;
  expect([responses.answer(ask(), res), responses.answer(ask(), res)]).toEqual([false, false]);
});
