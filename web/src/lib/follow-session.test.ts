// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTransport } from './api-client';
import { followSession } from './follow-session';
import { sessionKey } from './personal-storage';
import { meQuery } from './queries/session';
import { queryClient } from './query-client';
// Loaded beforehand, so that no test waits for it.
import './session-recovery';
import { openFreshTab, reload } from './test-fresh-tab';

const account = (id: number, role = 'shopper') => ({ id, role, firstName: 'Noor' });
type Account = ReturnType<typeof account>;

const personal = [
  '/account',
  '/account/orders/7',
  '/office',
  '/orders/7',
  '/customers',
  '/ops/jobs',
  '/stripe-checkout',
];
const open = ['/', '/product/1', '/categories/audio', '/faqs'];

let session: Account | null | 'unreachable';
let asked: number;
let end: () => void;
let hours = 0;
const away = () => document.documentElement.getAttribute('data-away');
const settle = () =>
  vi.waitFor(async () => expect(asked).toBeGreaterThan(0)).then(() => new Promise((resolve) => setTimeout(resolve)));

function fire(name: string, fields: object): void {
  const target = name === 'visibilitychange' ? document : window;
  target.dispatchEvent(Object.assign(new Event(name), fields));
}

function show(path: string, user: Account | null | undefined): void {
  window.history.replaceState({}, '', path);
  if (user !== undefined) queryClient.setQueryData(meQuery.queryKey, user as never);
  queryClient.setQueryData(['orders'], ['what the user bought']);
}

const leave = () => fire('pagehide', { persisted: true });
const back = () => fire('pageshow', { persisted: true });
const orders = () => queryClient.getQueryData(['orders']);

beforeEach(() => {
  openFreshTab();
  asked = 0;
  session = null;
  setTransport(async () => {
    asked += 1;
    if (session === 'unreachable') throw new TypeError('no network');
    return session ? Response.json(session) : new Response('{}', { status: 401 });
  });
  end = followSession();
});
afterEach(() => {
  end();
  // Files share their modules.
  setTransport((url, init) => fetch(url, init));
  queryClient.clear();
  vi.restoreAllMocks();
});

describe('a page that is left', () => {
  it.each(personal)('%s is hidden as a whole', (path) => {
    show(path, account(1));
    leave();
    expect(away()).toBe('page');
  });

  it.each(open)('%s keeps its speed, and hides its account menu', (path) => {
    show(path, account(1));
    leave();
    expect(away()).toBe('corner');
  });

  it.each([...personal, ...open])('%s of a visitor stays as it is', (path) => {
    show(path, null);
    leave();
    expect(away()).toBeNull();
  });

  it('is not touched when the browser does not keep it', () => {
    show('/account', account(1));
    fire('pagehide', { persisted: false });
    expect(away()).toBeNull();
  });
});

describe('a page that comes back', () => {
  const happened: [what: string, now: Account | null][] = [
    ['signed out in another tab', null],
    ['another user signed in', account(2)],
    ['the role was taken away', account(1)],
  ];
  const cases = [...personal, ...open].flatMap((path) => happened.map(([what, now]) => [path, what, now] as const));

  it.each(cases)('%s after "%s" stays hidden, forgets what it knew and is loaded again', async (path, _what, now) => {
    show(path, account(1, 'staff'));
    leave();
    session = now;
    if (!now) localStorage.setItem(sessionKey, '');
    back();
    expect(away()).not.toBeNull();
    await settle();
    expect(away()).toBe('page');
    expect(orders()).toBeUndefined();
    expect(queryClient.getQueryData(meQuery.queryKey)).toEqual(now);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([...personal, ...open])('%s of the same user is shown again once that is known', async (path) => {
    show(path, account(1));
    leave();
    session = account(1);
    back();
    await settle();
    expect(away()).toBeNull();
    expect(reload).not.toHaveBeenCalled();
    expect(queryClient.getQueryState(['orders'])?.isInvalidated).toBe(true);
  });

  it.each([...personal, ...open])('%s of a visitor who has signed in stays, with the user', async (path) => {
    show(path, null);
    leave();
    session = account(1);
    back();
    await settle();
    expect(queryClient.getQueryData(meQuery.queryKey)).toEqual(account(1));
    expect(reload).not.toHaveBeenCalled();
  });

  it('is shown where the service cannot be reached and no other tab signed out', async () => {
    show('/account', account(1));
    leave();
    session = 'unreachable';
    back();
    await settle();
    expect(away()).toBeNull();
  });

  it('stays hidden where the service cannot be reached and another tab signed out', async () => {
    show('/account', account(1));
    leave();
    localStorage.setItem(sessionKey, '');
    session = 'unreachable';
    back();
    await settle();
    expect(away()).toBe('page');
    expect(orders()).toBeUndefined();
  });
});

describe('a tab that stays open', () => {
  const store = (newValue: string) => {
    localStorage.setItem(sessionKey, newValue);
    fire('storage', { key: sessionKey, newValue });
  };

  it.each([
    ['another tab signs out', () => store('')],
    ['another tab signs in another user', () => store('2 shopper')],
    [
      'it becomes visible again after another tab signed out',
      () => {
        localStorage.setItem(sessionKey, '');
        fire('visibilitychange', {});
      },
    ],
  ])('is loaded again when %s', async (_what, happen) => {
    hours += 1;
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + hours * 3_600_000);
    show('/account', account(1));
    happen();
    await settle();
    expect(away()).toBe('page');
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['its own mark comes back', () => fire('storage', { key: sessionKey, newValue: '1 shopper' })],
    ['something else is stored', () => fire('storage', { key: 'theme', newValue: 'dark' })],
  ])('asks nothing when %s', (_what, happen) => {
    show('/account', account(1));
    happen();
    expect(asked).toBe(0);
  });

  it('tells other tabs who is signed in, and nothing personal', () => {
    show('/', account(1, 'staff'));
    expect(localStorage.getItem(sessionKey)).toBe('1 staff');
    show('/', null);
    expect(localStorage.getItem(sessionKey)).toBe('');
  });
});

describe('a tab whose last account is gone when it is opened', () => {
  beforeEach(() => {
    for (const storage of [localStorage, sessionStorage]) storage.setItem(sessionKey, '1 shopper');
    sessionStorage.setItem('checkout-typed', 'of account 1');
  });

  const openPage = async (path: string, user: Account | null) => {
    show(path, undefined);
    session = user;
    await queryClient.fetchQuery(meQuery);
  };

  it.each(personal)('loads %s again, which began with what that account typed', async (path) => {
    await openPage(path, null);
    expect(away()).toBe('page');
    expect(reload).toHaveBeenCalledOnce();
    expect(sessionStorage.getItem('checkout-typed')).toBeNull();
  });

  it.each(personal)('does not load %s again where the server says so before it is shown', (path) => {
    show(path, null);
    expect(reload).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('checkout-typed')).toBeNull();
  });

  it.each(open)('shows %s at once', async (path) => {
    await openPage(path, account(2));
    expect(reload).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('checkout-typed')).toBeNull();
  });

  it.each(personal)('shows %s to the same account as it was', async (path) => {
    await openPage(path, account(1));
    expect(reload).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('checkout-typed')).toBe('of account 1');
  });
});
