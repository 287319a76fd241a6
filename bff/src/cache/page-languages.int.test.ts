import { createServer } from 'node:http';
import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { nameCookies } from '../config';
import { pageLanguages } from '../middleware/page-languages';
import type { ChangeFeed } from './change-feed';
import { createReadyResponses } from './ready-responses';
import { createResponseKeys } from './response-key';

const feed = { position: 1, isCurrent: () => true, covers: () => true } as unknown as ChangeFeed;
const nothing = () => undefined;
const offered = ['de', 'en'];

/** Serves pages in German and English, and counts those that were made. */
function startPages() {
  const made = { pages: 0 };
  const ready = createReadyResponses({
    maxBytes: 1_000_000,
    feed,
    mayAnswer: () => true,
    onSearch: nothing,
    onPage: nothing,
    onVisit: nothing,
    keyOf: createResponseKeys({ cookies: nameCookies(false) }),
  });
  const app = express().use(async (req, res) => {
    made.pages += 1;
    const language = pageLanguages(req.originalUrl, req.headers).find((code) => offered.includes(code)) ?? 'en';
    res.set('Content-Language', language).type('html');
    await ready.send(req, res, { body: Buffer.from(`${language} ${'x'.repeat(4000)}`) });
  });
  const server = createServer((req, res) => {
    if (!ready.answer(req, res)) ready.answerOnceCurrent(req, res, () => app(req, res));
  });
  const get = async (languages: string) =>
    (await request(server).get('/').set({ 'accept-language': languages })).headers['content-language'];
  return { made, get };
}

it('a page is made once for every list that begins with its language', async () => {
  const { made, get } = startPages();
  for (const list of ['de', 'de,en', 'de,en,fr', 'de,fr,es,pt,ja,zh,ar', 'de,ar,zh'])
    expect(await get(list)).toBe('de');
  expect(made.pages).toBe(1);
});

it('a page in another language than the first is that of the whole list', async () => {
  const { get } = startPages();
  for (const [list, language] of [
    ['fr', 'en'],
    ['fr,de', 'de'],
    ['fr,en', 'en'],
    ['fr,ja,de', 'de'],
    ['de,fr', 'de'],
  ] as const) {
    for (const _time of ['made', 'stored']) expect([list, await get(list)]).toEqual([list, language]);
  }
});
