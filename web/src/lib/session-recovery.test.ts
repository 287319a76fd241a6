// @vitest-environment happy-dom
import { login, logout, me } from '@shopwright/contracts/http/auth';
import { getCart, putCart } from '@shopwright/contracts/http/cart';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, setTransport } from './api-client';
import { followSession } from './follow-session';
import { meQuery } from './queries/session';
import { queryClient } from './query-client';
import { useEndedSession } from './shown-session';
// Loaded beforehand, so that no test waits for it.
import './session-recovery';
import { openFreshTab, reload } from './test-fresh-tab';

const account = (id: number, role = 'shopper') => ({ id, role, firstName: 'Noor' });
type Account = ReturnType<typeof account>;

const personal = ['/account', '/account/orders/7', '/office', '/orders/7', '/customers', '/admin', '/stripe-checkout'];
const open = ['/', '/product/1', '/categories/audio', '/faqs'];

let session: Account | null;
let asked: number;
let stop: () => void;
// After all that other tests of the same modules have seen.
let now = Date.now() + 365 * 24 * 3_600_000;
const away = () => document.documentElement.getAttribute('data-away');
const orders = () => queryClient.getQueryData(['orders']);

/** Long enough for a tab to ask again who is signed in. */
function passHours(): void {
  now += 3_600_000;
  vi.spyOn(Date, 'now').mockReturnValue(now);
}

function fire(name: string, fields: object = {}): void {
  const target = name === 'visibilitychange' ? document : window;
  target.dispatchEvent(Object.assign(new Event(name), fields));
}

function show(path: string, user: Account | null): void {
  window.history.replaceState({}, '', path);
  queryClient.setQueryData(meQuery.queryKey, user as never);
  queryClient.setQueryData(['orders'], ['what the user bought']);
}

beforeEach(() => {
  openFreshTab();
  [asked, session] = [0, null];
  setTransport(async () => {
    asked += 1;
    return session ? Response.json(session) : Response.json({ code: 'unauthenticated' }, { status: 401 });
  });
  passHours();
  stop = followSession();
});
afterEach(() => {
  stop();
  useEndedSession.getState().answer?.(null);
  // Files share their modules.
  setTransport((url, init) => fetch(url, init));
  queryClient.clear();
  vi.restoreAllMocks();
});

describe('a session that ends while its page is open', () => {
  const answer = () => useEndedSession.getState().answer;
  const asks = () => vi.waitFor(() => expect(answer()).not.toBeNull());
  const happens: [how: string, happen: () => unknown][] = [
    ['the tab becomes visible again', () => fire('visibilitychange')],
    ['a call is refused', () => call(getCart, {}).catch(() => {})],
  ];
  const cases = personal.flatMap((path) => happens.map(([how, happen]) => [path, how, happen] as const));

  const end = async (path: string, happen: () => unknown) => {
    show(path, account(1));
    happen();
    await asks();
  };

  it.each(cases)('covers %s and asks for a sign-in when %s', async (path, _how, happen) => {
    await end(path, happen);
    expect(away()).toBe('page');
    expect(reload).not.toHaveBeenCalled();
    expect(orders()).toBeDefined();

    session = account(1);
    answer()?.(account(1) as never);
    await vi.waitFor(() => expect(away()).toBeNull());
    expect(answer()).toBeNull();
    expect(reload).not.toHaveBeenCalled();
    expect(orders()).toBeDefined();
  });

  it.each(personal)(
    'loads %s again where it comes back after it: another person may have pressed Back',
    async (path) => {
      show(path, account(1));
      fire('pageshow', { persisted: true });
      await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
      expect([away(), orders(), answer()]).toEqual(['page', undefined, null]);
    },
  );

  it.each([
    ['another account', account(2)],
    ['the same account with another role', account(1, 'staff')],
    ['no one', null],
  ])('is loaded again where %s signs in', async (_who, user) => {
    await end('/office', () => fire('visibilitychange'));
    answer()?.(user as never);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect([away(), orders(), answer()]).toEqual(['page', undefined, null]);
    expect(queryClient.getQueryData(meQuery.queryKey)).toEqual(user);
  });

  it('goes on where another tab has signed in again', async () => {
    await end('/office', () => fire('visibilitychange'));
    session = account(1);
    passHours();
    fire('visibilitychange');
    await vi.waitFor(() => expect(away()).toBeNull());
    expect(answer()).toBeNull();
  });

  it('asks once for all calls, and sends each again', async () => {
    show('/office', account(1));
    const calls = [call(getCart, {}), call(getCart, {}), call(putCart, { body: { items: [] } })];
    await asks();
    session = account(1);
    answer()?.(account(1) as never);
    expect(await Promise.all(calls)).toEqual([account(1), account(1), account(1)]);
    expect(answer()).toBeNull();
  });

  it('leaves a call refused where no one signs in', async () => {
    show('/office', account(1));
    const refused = expect(call(getCart, {})).rejects.toMatchObject({ status: 401 });
    await asks();
    answer()?.(null);
    await refused;
  });

  it('asks nothing of a visitor, whose call is refused', async () => {
    show('/account', null);
    await expect(call(getCart, {})).rejects.toMatchObject({ status: 401 });
    expect([asked, answer()]).toEqual([1, null]);
  });

  it.each([login, logout, me])('asks nothing about $path', async (endpoint) => {
    show('/office', account(1));
    await expect(call(endpoint, {} as never)).rejects.toMatchObject({ status: 401 });
    expect([asked, answer()]).toEqual([1, null]);
  });

  it.each(open)('loads %s again, which needs no sign-in', async (path) => {
    passHours();
    show(path, account(1));
    fire('visibilitychange');
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(answer()).toBeNull();
  });
});
