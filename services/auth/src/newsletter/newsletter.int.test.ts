import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeUnconfirmed } from '../purge-expired';
import { startAuth, type TestAuth } from '../test-auth';
import { newsletterOf } from './test-newsletter';

const dayMs = 24 * 3_600_000;
let auth: TestAuth;
const { subscribe, confirm, unsubscribe, getRows, getState, getLinks, subscribeAndConfirm } = newsletterOf(() => auth);

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const at = (ms: number) => {
  auth.clock.at = new Date(Date.now() + ms);
};

describe('POST /newsletter', () => {
  it('200: stores the address as unconfirmed and emails it a link in its language', async () => {
    expect((await subscribe('Reader@Example.com', 'fr')).body).toEqual({ sent: true });
    expect(await getRows('reader@example.com')).toMatchObject([{ state: 'pending', language: 'fr' }]);
    expect((await auth.latestEmail('confirm-newsletter', 'reader@example.com')).body).toMatchObject({
      to: 'reader@example.com',
      language: 'fr',
      name: null,
      path: expect.stringMatching(/^\/newsletter\/confirm\?token=[\w-]{80}$/),
      unsubscribePath: expect.stringMatching(/^\/newsletter\/unsubscribe\?token=[\w-]{80}$/),
    });
  });

  it('is one row per address for simultaneous requests in any letter-case; three emails an hour', async () => {
    const emails = ['race@example.com', 'RACE@example.com', 'Race@Example.com'];
    const responses = await Promise.all([...emails, ...emails].map((email) => subscribe(email)));
    expect(responses.map((response) => response.status)).toEqual(Array(6).fill(200));
    expect(await getRows('race@example.com')).toHaveLength(1);
    expect(await auth.countEmails('confirm-newsletter', 'race@example.com')).toBe(3);
  });

  it('200: answers new and subscribed addresses alike and after the same time; the latter get no email', async () => {
    await subscribeAndConfirm('subscribed@example.com');
    const answers = [];
    for (const email of ['subscribed@example.com', 'stranger@example.com']) {
      const startedAt = performance.now();
      answers.push((await subscribe(email)).text);
      expect(performance.now() - startedAt).toBeGreaterThan(190);
    }
    expect(answers[0]).toBe(answers[1]);
    expect(await auth.countEmails('confirm-newsletter', 'subscribed@example.com')).toBe(1);
    expect(await getState('subscribed@example.com')).toBe('confirmed');
  });

  it('400: refuses an invalid address', async () => {
    expect((await subscribe('no-address')).status).toBe(400);
  });
});

describe('POST /newsletter/confirm', () => {
  it('200: confirms once for any number of clicks, also simultaneous ones', async () => {
    await subscribe('clicks@example.com');
    const links = await getLinks('clicks@example.com');
    const responses = await Promise.all([confirm(links.confirm), confirm(links.confirm)]);
    for (const response of [...responses, await confirm(links.confirm)]) {
      expect([response.status, response.body]).toEqual([200, { email: 'clicks@example.com' }]);
    }
    expect(await getState('clicks@example.com')).toBe('confirmed');
  });

  it('410: refuses a replaced link, one of 30 days and one of a subscription that was ended since', async () => {
    await subscribe('late@example.com');
    const first = await getLinks('late@example.com');
    await subscribe('late@example.com');
    const second = await getLinks('late@example.com');
    expect((await confirm(first.confirm)).body.code).toBe('link_expired');
    at(30 * dayMs);
    expect((await confirm(second.confirm)).status).toBe(410);
    at(0);
    expect((await confirm(second.confirm)).status).toBe(200);
    await unsubscribe(second.leave);
    expect((await confirm(second.confirm)).status).toBe(410);
    expect((await confirm(second.leave)).status).toBe(410);
    expect(await getState('late@example.com')).toBe('unsubscribed');
  });
});

describe('POST /newsletter/unsubscribe', () => {
  it('200: ends the subscription, years later and repeatedly', async () => {
    const { leave } = await subscribeAndConfirm('leaver@example.com');
    at(3000 * dayMs);
    for (let n = 0; n < 2; n += 1) expect((await unsubscribe(leave)).body).toEqual({ email: 'leaver@example.com' });
    expect(await getState('leaver@example.com')).toBe('unsubscribed');
    at(0);
  });

  it('200: allows subscribing again by the form', async () => {
    const { leave } = await subscribeAndConfirm('back@example.com');
    await unsubscribe(leave);
    await subscribeAndConfirm('back@example.com');
    expect(await getState('back@example.com')).toBe('confirmed');
  });

  it('410: refuses a link of another purpose and an invented one', async () => {
    const links = await subscribeAndConfirm('safe@example.com');
    for (const token of [links.confirm, 'a'.repeat(80)]) expect((await unsubscribe(token)).status).toBe(410);
    expect(await getState('safe@example.com')).toBe('confirmed');
  });
});

describe('purgeUnconfirmed', () => {
  const purge = () => purgeUnconfirmed(auth.database, new Date(auth.clock.at));

  it('deletes a subscription once its last link has expired', async () => {
    await subscribe('never@example.com');
    const { confirm: link } = await getLinks('never@example.com');
    at(29 * dayMs);
    await purge();
    expect(await getState('never@example.com')).toBe('pending');
    await subscribe('never@example.com');
    at(31 * dayMs);
    await purge();
    expect(await getState('never@example.com')).toBe('pending');
    at(60 * dayMs);
    await purge();
    expect(await getRows('never@example.com')).toEqual([]);
    expect((await confirm(link)).status).toBe(410);
    at(0);
  });

  it('returns an address that had unsubscribed to that state; keeps a confirmed one', async () => {
    const { leave } = await subscribeAndConfirm('gone-before@example.com');
    await subscribeAndConfirm('reads-on@example.com');
    await unsubscribe(leave);
    await subscribe('gone-before@example.com');
    at(31 * dayMs);
    await purge();
    expect(await getState('gone-before@example.com')).toBe('unsubscribed');
    expect(await getState('reads-on@example.com')).toBe('confirmed');
    at(0);
  });
});

describe('PUT /auth/settings', () => {
  it('200: writes settings that are sent and keeps the rest', async () => {
    const { body } = await auth.register('settings@example.com');
    const put = async (settings: object) =>
      (await auth.as('shopper', body.user.id)).put('/auth/settings').send(settings);
    expect((await put({ preferredLanguage: 'de' })).body).toMatchObject({
      preferredLanguage: 'de',
      marketingOptIn: true,
    });
    expect((await put({})).body).toMatchObject({ preferredLanguage: 'de', email: 'settings@example.com' });
    expect((await put({ preferredLanguage: 'xx' })).status).toBe(400);
    expect((await put({ role: 'staff' })).status).toBe(400);
  });

  it('401: refuses a visitor', async () => {
    expect((await (await auth.as('anonymous')).put('/auth/settings').send({})).status).toBe(401);
  });
});
