import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsletterSubscriptions } from '../db/schema';
import { startAuth, type TestAuth, tokenIn } from '../test-auth';
import { purgeUnconfirmed } from './purge-unconfirmed';

const dayMs = 24 * 3_600_000;
let auth: TestAuth;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const subscribe = (email: string, language?: string) => auth.post('/newsletter', { email, language });
const confirm = (token: string) => auth.post('/newsletter/confirm', { token });
const unsubscribe = (token: string) => auth.post('/newsletter/unsubscribe', { token });
const rowsOf = (email: string) =>
  auth.database.db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email));
const stateOf = async (email: string) => (await rowsOf(email))[0]?.state;
const at = (ms: number) => {
  auth.clock.at = new Date(Date.now() + ms);
};

/** The links of the mail that the address got last. */
async function linksOf(email: string): Promise<{ confirm: string; leave: string }> {
  const { body } = await auth.latestEmail('confirm-newsletter', email);
  return { confirm: tokenIn(body.path), leave: tokenIn(body.unsubscribePath) };
}

async function subscriber(email: string) {
  await subscribe(email);
  const links = await linksOf(email);
  await confirm(links.confirm);
  return links;
}

describe('POST /newsletter', () => {
  it('200: stores the address as unconfirmed, and mails it a link in its language', async () => {
    expect((await subscribe('Reader@Example.com', 'fr')).body).toEqual({ sent: true });
    expect(await rowsOf('reader@example.com')).toMatchObject([{ state: 'pending', language: 'fr' }]);
    expect((await auth.latestEmail('confirm-newsletter', 'reader@example.com')).body).toMatchObject({
      ...{ to: 'reader@example.com', language: 'fr', name: null },
      path: expect.stringMatching(/^\/newsletter\/confirm\?token=[\w-]{80}$/),
      unsubscribePath: expect.stringMatching(/^\/newsletter\/unsubscribe\?token=[\w-]{80}$/),
    });
  });

  it('is one row for one address, however many ask at once in whatever letters; three mails an hour', async () => {
    const emails = ['race@example.com', 'RACE@example.com', 'Race@Example.com'];
    const replies = await Promise.all([...emails, ...emails].map((email) => subscribe(email)));
    expect(replies.map((reply) => reply.status)).toEqual(Array(6).fill(200));
    expect(await rowsOf('race@example.com')).toHaveLength(1);
    expect(await auth.countEmails('confirm-newsletter', 'race@example.com')).toBe(3);
  });

  it('200: answers alike, and as late, who is new and who is subscribed; the latter gets no mail', async () => {
    await subscriber('member@example.com');
    const answers = [];
    for (const email of ['member@example.com', 'stranger@example.com']) {
      const startedAt = performance.now();
      answers.push((await subscribe(email)).text);
      expect(performance.now() - startedAt).toBeGreaterThan(190);
    }
    expect(answers[0]).toBe(answers[1]);
    expect(await auth.countEmails('confirm-newsletter', 'member@example.com')).toBe(1);
    expect(await stateOf('member@example.com')).toBe('confirmed');
  });

  it('400: refuses what is no address', async () => {
    expect((await subscribe('nobody')).status).toBe(400);
  });
});

describe('POST /newsletter/confirm', () => {
  it('200: confirms, once however often and from however many clicks at once', async () => {
    await subscribe('clicks@example.com');
    const links = await linksOf('clicks@example.com');
    const replies = await Promise.all([confirm(links.confirm), confirm(links.confirm)]);
    for (const reply of [...replies, await confirm(links.confirm)]) {
      expect([reply.status, reply.body]).toEqual([200, { email: 'clicks@example.com' }]);
    }
    expect(await stateOf('clicks@example.com')).toBe('confirmed');
  });

  it('410: a link that a later one replaced, one of 30 days, and one of a subscription that was ended since', async () => {
    await subscribe('late@example.com');
    const first = await linksOf('late@example.com');
    await subscribe('late@example.com');
    const second = await linksOf('late@example.com');
    expect((await confirm(first.confirm)).body.code).toBe('link_expired');
    at(30 * dayMs);
    expect((await confirm(second.confirm)).status).toBe(410);
    at(0);
    expect((await confirm(second.confirm)).status).toBe(200);
    await unsubscribe(second.leave);
    expect((await confirm(second.confirm)).status).toBe(410);
    expect((await confirm(second.leave)).status).toBe(410);
    expect(await stateOf('late@example.com')).toBe('unsubscribed');
  });
});

describe('POST /newsletter/unsubscribe', () => {
  it('200: ends the subscription, years later, and again', async () => {
    const { leave } = await subscriber('leaver@example.com');
    at(3000 * dayMs);
    for (let n = 0; n < 2; n += 1) expect((await unsubscribe(leave)).body).toEqual({ email: 'leaver@example.com' });
    expect(await stateOf('leaver@example.com')).toBe('unsubscribed');
    at(0);
  });

  it('200: and back in by the form', async () => {
    const { leave } = await subscriber('back@example.com');
    await unsubscribe(leave);
    await subscriber('back@example.com');
    expect(await stateOf('back@example.com')).toBe('confirmed');
  });

  it('410: a link of another purpose, or a made-up one', async () => {
    const links = await subscriber('safe@example.com');
    for (const token of [links.confirm, 'a'.repeat(80)]) expect((await unsubscribe(token)).status).toBe(410);
    expect(await stateOf('safe@example.com')).toBe('confirmed');
  });
});

describe('an account and the subscription of its address', () => {
  const optInOf = async (userId: number) => (await auth.call('get', '/auth/me', { userId })).body.marketingOptIn;
  const settings = (userId: number, body: object) => auth.call('put', '/auth/settings', { userId, body });
  const verified = async (email: string) => {
    const { body } = await auth.register(email);
    await auth.post('/auth/verify-email', { token: await auth.latestToken('verify-email', email) });
    return body.user.id as number;
  };

  it('the wish of a new account comes true once its address is verified', async () => {
    const { body } = await auth.register('wish@example.com');
    expect(body.user.marketingOptIn).toBe(true);
    expect(await stateOf('wish@example.com')).toBeUndefined();
    await auth.post('/auth/verify-email', { token: await auth.latestToken('verify-email', 'wish@example.com') });
    expect(await stateOf('wish@example.com')).toBe('confirmed');
  });

  it('who had left before is not brought back by opening an account', async () => {
    const { leave } = await subscriber('left@example.com');
    await unsubscribe(leave);
    const id = await verified('left@example.com');
    expect([await stateOf('left@example.com'), await optInOf(id)]).toEqual(['unsubscribed', false]);
  });

  it('the switch ends and begins the subscription', async () => {
    const id = await verified('switch@example.com');
    expect((await settings(id, { marketingOptIn: false })).body.marketingOptIn).toBe(false);
    expect(await stateOf('switch@example.com')).toBe('unsubscribed');
    await settings(id, { marketingOptIn: true });
    expect(await stateOf('switch@example.com')).toBe('confirmed');
    await auth.profile(id, { firstName: 'Ada', lastName: 'Byron', email: 'switch@example.com', marketingOptIn: false });
    expect(await stateOf('switch@example.com')).toBe('unsubscribed');
  });

  it('the links move the switch', async () => {
    const id = await verified('links@example.com');
    await settings(id, { marketingOptIn: false });
    const { leave } = await subscriber('links@example.com');
    expect(await optInOf(id)).toBe(true);
    await unsubscribe(leave);
    expect(await optInOf(id)).toBe(false);
  });

  it('moves with the account: what the old address got ends, and the new one has to be verified', async () => {
    const id = await verified('moves-out@example.com');
    const form = { firstName: 'Ada', lastName: 'Byron', marketingOptIn: true, currentPassword: 'correct horse' };
    await auth.profile(id, { ...form, email: 'moved-in@example.com' });
    expect(await rowsOf('moves-out@example.com')).toEqual([]);
    expect(await rowsOf('moved-in@example.com')).toEqual([]);
    await auth.post('/auth/verify-email', { token: await auth.latestToken('verify-email', 'moved-in@example.com') });
    expect(await stateOf('moved-in@example.com')).toBe('confirmed');
  });

  it('stays where the address was never shown to be the account’s', async () => {
    const { body } = await auth.register('not-mine@example.com');
    await subscriber('not-mine@example.com');
    const form = { firstName: 'Ada', lastName: 'Byron', marketingOptIn: true, currentPassword: 'correct horse' };
    await auth.profile(body.user.id, { ...form, email: 'mine@example.com' });
    expect(await stateOf('not-mine@example.com')).toBe('confirmed');
  });

  it('without a verified address a yes stays a wish, and a no counts', async () => {
    const { body } = await auth.register('unverified@example.com');
    await settings(body.user.id, { marketingOptIn: true });
    expect(await stateOf('unverified@example.com')).toBeUndefined();
    await subscribe('unverified@example.com');
    await settings(body.user.id, { marketingOptIn: false });
    expect(await stateOf('unverified@example.com')).toBe('unsubscribed');
  });
});

describe('a subscription that nobody can confirm any more', () => {
  const sweep = () => purgeUnconfirmed(auth.database, new Date(auth.clock.at));

  it('is dropped once its last link is over', async () => {
    await subscribe('never@example.com');
    const { confirm: link } = await linksOf('never@example.com');
    at(29 * dayMs);
    await sweep();
    expect(await stateOf('never@example.com')).toBe('pending');
    await subscribe('never@example.com');
    at(31 * dayMs);
    await sweep();
    expect(await stateOf('never@example.com')).toBe('pending');
    at(60 * dayMs);
    await sweep();
    expect(await rowsOf('never@example.com')).toEqual([]);
    expect((await confirm(link)).status).toBe(410);
    at(0);
  });

  it('counts as ended again where its reader had left before; a confirmed one stays', async () => {
    const { leave } = await subscriber('gone-before@example.com');
    await subscriber('reads-on@example.com');
    await unsubscribe(leave);
    await subscribe('gone-before@example.com');
    at(31 * dayMs);
    await sweep();
    expect(await stateOf('gone-before@example.com')).toBe('unsubscribed');
    expect(await stateOf('reads-on@example.com')).toBe('confirmed');
    at(0);
  });
});

describe('PUT /auth/settings', () => {
  it('200: writes what is sent and keeps the rest', async () => {
    const { body } = await auth.register('settings@example.com');
    const put = (settings: object) => auth.call('put', '/auth/settings', { userId: body.user.id, body: settings });
    expect((await put({ preferredLanguage: 'de' })).body).toMatchObject({
      preferredLanguage: 'de',
      marketingOptIn: true,
    });
    expect((await put({})).body).toMatchObject({ preferredLanguage: 'de', email: 'settings@example.com' });
    expect((await put({ preferredLanguage: 'xx' })).status).toBe(400);
    expect((await put({ role: 'staff' })).status).toBe(400);
  });

  it('401: refuses a visitor', async () => {
    expect((await auth.call('put', '/auth/settings', { body: {} })).status).toBe(401);
  });
});
