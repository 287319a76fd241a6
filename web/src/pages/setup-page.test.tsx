import { expect, it } from 'vitest';
import {
  findButton,
  findField,
  prepareScreens,
  press,
  showScreen,
  TestError,
  type,
  until,
} from '../components/test-screen';
import { SetupPage } from './setup-page';

prepareScreens();

/** Fills the form behind a good link and sends it to a server that refuses it. */
async function createAccount(responses: Record<'create' | 'checkAgain', TestError>) {
  let checks = 0;
  const screen = await showScreen(<SetupPage />, {
    address: '/setup?token=good',
    responses: {
      'GET /auth/me': () => new TestError(401, 'unauthenticated'),
      'POST /setup/check': () => (checks++ === 0 ? { expiresAt: '2026-11-23T00:00:00.000Z' } : responses.checkAgain),
      'POST /setup/owner': () => responses.create,
    },
  });
  const values = { 'First name': 'Ada', 'Last name': 'Byron', Email: 'ada@example.com' };
  const passwords = { Password: 'a long password', 'Confirm password': 'a long password' };
  for (const [label, text] of Object.entries({ ...values, ...passwords })) {
    await type(await until(() => findField(label)), text);
  }
  await press(await until(() => findButton('Create account')));
  return { screen, checks: () => checks };
}

const unavailable = new TestError(503, 'unavailable');

it('keeps the form and what was typed where the account could not be created this time', async () => {
  const { checks } = await createAccount({ create: unavailable, checkAgain: unavailable });
  await until(() => findButton('Create account')?.hasAttribute('disabled') === false);
  expect(findField('Email')?.value).toBe('ada@example.com');
  expect(checks()).toBe(1);
});

it('keeps the form where the link cannot be checked again', async () => {
  const { checks } = await createAccount({ create: new TestError(410, 'link_expired'), checkAgain: unavailable });
  await until(() => checks() === 2);
  await until(() => findButton('Create account'));
  expect(findField('Email')?.value).toBe('ada@example.com');
});

it('says that the link has expired meanwhile', async () => {
  const expired = new TestError(410, 'link_expired');
  const { screen } = await createAccount({ create: expired, checkAgain: expired });
  await until(() => screen.querySelector('h1')?.textContent?.includes('expired'));
});
