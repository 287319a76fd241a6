import express from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { redirectToHttps } from './redirect-to-https';

function start(trustedProxies: number, publicOrigin = 'https://shop.example.com') {
  const app = express().set('trust proxy', trustedProxies);
  app.get('/livez', (_req, res) => void res.send('live'));
  return app.use(redirectToHttps(publicOrigin), (_req, res) => void res.send('page'));
}

describe('redirectToHttps', () => {
  it('sends plain http to the same page at the address of the store', async () => {
    const answer = await request(start(1)).get('/products/mug?size=l').set('X-Forwarded-Proto', 'http');
    expect([answer.status, answer.headers.location]).toEqual([307, 'https://shop.example.com/products/mug?size=l']);
  });

  it('leads to no other host', async () => {
    const answer = await request(start(1)).get('//elsewhere.example').set('X-Forwarded-Proto', 'http');
    expect(new URL(answer.headers.location ?? '').host).toBe('shop.example.com');
  });

  it.each([
    ['https', start(1), { 'X-Forwarded-Proto': 'https' }],
    ['a request without a proxy, as of a probe', start(1), {}],
    ['what a proxy says that is not trusted', start(0), { 'X-Forwarded-Proto': 'http' }],
    ['a store at an http address', start(1, 'http://localhost:3000'), { 'X-Forwarded-Proto': 'http' }],
  ])('answers %s', async (_, app, headers) => {
    expect((await request(app).get('/').set(headers)).text).toBe('page');
  });

  it('serves a browser that has come by https, whatever the proxy says', async () => {
    const plain = { 'X-Forwarded-Proto': 'http' };
    const [cookie = ''] = (await request(start(1)).get('/').set(plain)).get('Set-Cookie') ?? [];
    expect(cookie).toMatch(/^__Secure-https=1; Max-Age=60;.*; Secure/);
    const again = await request(start(1))
      .get('/')
      .set({ ...plain, Cookie: cookie.split(';', 1) });
    expect(again.text).toBe('page');
  });

  it('redirects no webhook, which nobody would follow', async () => {
    expect((await request(start(1)).post('/webhooks/stripe').set('X-Forwarded-Proto', 'http')).text).toBe('page');
  });

  it('leaves health checks alone, which are bound before it', async () => {
    expect((await request(start(1)).get('/livez').set('X-Forwarded-Proto', 'http')).text).toBe('live');
  });
});
