import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAuth, type TestAuth } from '../test-auth';
import { newsletterOf } from './test-newsletter';

let auth: TestAuth;
const { subscribe, unsubscribe, getRows, getState, subscribeAndConfirm } = newsletterOf(() => auth);

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

describe('an account and the subscription of its address', () => {
  const getOptIn = async (userId: number) =>
    (await (await auth.as('shopper', userId)).get('/auth/me')).body.marketingOptIn;
  const settings = async (userId: number, body: object) =>
    (await auth.as('shopper', userId)).put('/auth/settings').send(body);
  const registerVerified = async (email: string) => {
    const { body } = await auth.register(email);
    await auth.verify(email);
    return body.user.id as number;
  };

  it('pending consent of a new account takes effect when its address is verified', async () => {
    const { body } = await auth.register('opt-in@example.com');
    expect(body.user.marketingOptIn).toBe(true);
    expect(await getState('opt-in@example.com')).toBeUndefined();
    await auth.verify('opt-in@example.com');
    expect(await getState('opt-in@example.com')).toBe('confirmed');
  });

  it('an address that had unsubscribed stays so when it registers an account', async () => {
    const { leave } = await subscribeAndConfirm('left@example.com');
    await unsubscribe(leave);
    const id = await registerVerified('left@example.com');
    expect([await getState('left@example.com'), await getOptIn(id)]).toEqual(['unsubscribed', false]);
  });

  it('changing the consent ends and starts the subscription', async () => {
    const id = await registerVerified('switch@example.com');
    expect((await settings(id, { marketingOptIn: false })).body.marketingOptIn).toBe(false);
    expect(await getState('switch@example.com')).toBe('unsubscribed');
    await settings(id, { marketingOptIn: true });
    expect(await getState('switch@example.com')).toBe('confirmed');
    await auth.profile(id, { firstName: 'Ada', lastName: 'Byron', email: 'switch@example.com', marketingOptIn: false });
    expect(await getState('switch@example.com')).toBe('unsubscribed');
  });

  it('the links in emails change the consent', async () => {
    const id = await registerVerified('links@example.com');
    await settings(id, { marketingOptIn: false });
    const { leave } = await subscribeAndConfirm('links@example.com');
    expect(await getOptIn(id)).toBe(true);
    await unsubscribe(leave);
    expect(await getOptIn(id)).toBe(false);
  });

  it('moves with the account: the old address’s subscription ends once the new address is verified', async () => {
    const id = await registerVerified('moves-out@example.com');
    await auth.requestEmailChange(id, 'moved-in@example.com');
    expect([await getState('moves-out@example.com'), await getRows('moved-in@example.com')]).toEqual(['confirmed', []]);
    await auth.followVerification(await auth.latestToken('change-email', 'moved-in@example.com'));
    expect(await getRows('moves-out@example.com')).toEqual([]);
    expect(await getState('moved-in@example.com')).toBe('confirmed');
  });

  it('stays when the account had never verified the address', async () => {
    const { body } = await auth.register('not-mine@example.com');
    await subscribeAndConfirm('not-mine@example.com');
    await auth.changeEmail(body.user.id, 'mine@example.com');
    expect(await getState('not-mine@example.com')).toBe('confirmed');
  });

  it('without a verified address neither consent nor its withdrawal changes a subscription', async () => {
    const { body } = await auth.register('unverified@example.com');
    await settings(body.user.id, { marketingOptIn: true });
    expect(await getState('unverified@example.com')).toBeUndefined();
    await subscribe('unverified@example.com');
    await settings(body.user.id, { marketingOptIn: false });
    expect(await getState('unverified@example.com')).toBe('pending');
    await subscribeAndConfirm('unverified@example.com');
    await settings(body.user.id, { marketingOptIn: false });
    const form = { firstName: 'Ada', lastName: 'Byron', email: 'unverified@example.com', marketingOptIn: false };
    await auth.profile(body.user.id, form);
    expect(await getState('unverified@example.com')).toBe('confirmed');
    await auth.verify('unverified@example.com');
    expect([await getState('unverified@example.com'), await getOptIn(body.user.id)]).toEqual(['confirmed', true]);
  });
});
