// @vitest-environment happy-dom
import { me } from '@shopwright/contracts/http/auth';
import { getCart, putCart } from '@shopwright/contracts/http/cart';
import { sendContactMessage } from '@shopwright/contracts/http/contact';
import { createPaymentIntent } from '@shopwright/contracts/http/orders';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, setTransport } from './api-client';
import { followSession } from './follow-session';
import { meQuery } from './queries/session';
import { queryClient } from './query-client';
import { useEndedSession } from './shown-session';
// Loaded beforehand, so that no test waits for it.
import './session-recovery';
import { openFreshTab, reload } from './test-fresh-tab';

const noor = { id: 1, role: 'shopper', firstName: 'Noor' };
const show = (user: typeof noor | null | undefined) => queryClient.setQueryData(meQuery.queryKey, user as never);
const answer = () => useEndedSession.getState().answer;

/** The requests that were sent, but for those that ask who is signed in. */
let sent: { url: string; headers: Record<string, string> }[];
/** The responses to them, the last of which is repeated. */
let responses: (string | null)[];
let end: () => void;

const toErrorResponse = (code: string) => Response.json({ code, message: 'No', requestId: 'r' }, { status: 401 });

beforeEach(() => {
  openFreshTab();
  [sent, responses] = [[], [null]];
  setTransport(async (url, { headers }) => {
    if (url.endsWith(me.path)) return toErrorResponse('unauthenticated');
    sent.push({ url, headers: headers as Record<string, string> });
    const code = responses.length > 1 ? responses.shift() : responses[0];
    return code ? toErrorResponse(code) : Response.json({ ok: true });
  });
  end = followSession();
});
afterEach(() => {
  end();
  answer()?.(null);
  // Files share their modules.
  setTransport((url, init) => fetch(url, init));
  queryClient.clear();
  vi.restoreAllMocks();
});

const acting = [createPaymentIntent, sendContactMessage];
const send = (endpoint: (typeof acting)[number]) => call(endpoint, { body: {} as never });

describe.each(acting)('$path', (endpoint) => {
  it.each([
    ['a user', noor, '1'],
    ['a visitor', null, undefined],
    ['no one yet', undefined, undefined],
  ] as const)('says whether its page shows a user: %s', async (_, user, header) => {
    show(user as never);
    await send(endpoint);
    expect(sent.map(({ headers }) => headers['x-shows-user'])).toEqual([header]);
  });

  it.each(['/', '/contact', '/stripe-checkout'])(
    'is sent again from %s after the same account signs in',
    async (path) => {
      window.history.replaceState({}, '', path);
      show(noor);
      responses = ['session_ended', null];
      const response = send(endpoint);
      await vi.waitFor(() => expect(answer()).not.toBeNull());
      expect(sent).toHaveLength(1);
      answer()?.(noor as never);
      expect(await response).toEqual({ ok: true });
      expect(sent).toHaveLength(2);
      expect(reload).not.toHaveBeenCalled();
    },
  );

  it('is not sent for a visitor where no one signs in, and the page is loaded again', async () => {
    show(noor);
    responses = ['session_ended', null];
    const response = expect(send(endpoint)).rejects.toMatchObject({ code: 'session_ended' });
    await vi.waitFor(() => expect(answer()).not.toBeNull());
    answer()?.(null);
    await response;
    expect(sent).toHaveLength(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is sent again at once from a page that shows a visitor, and only once', async () => {
    show(null);
    responses = ['session_ended', null];
    expect(await send(endpoint)).toEqual({ ok: true });
    responses = ['session_ended'];
    await expect(send(endpoint)).rejects.toMatchObject({ code: 'session_ended' });
    expect([sent.length, answer()]).toEqual([4, null]);
  });

  it('stays refused where it is not known yet whom the page shows', async () => {
    responses = ['session_ended', null];
    await expect(send(endpoint)).rejects.toMatchObject({ code: 'session_ended' });
    expect(sent).toHaveLength(1);
  });
});

it.each([
  [getCart, () => call(getCart, {})],
  [putCart, () => call(putCart, { body: { items: [] } })],
] as const)('other calls do not say whom their page shows', async (_, work) => {
  show(noor);
  await work();
  expect(sent.map(({ headers }) => headers['x-shows-user'])).toEqual([undefined]);
});
