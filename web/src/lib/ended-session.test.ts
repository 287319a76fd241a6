// @vitest-environment happy-dom
import { logout } from '@shopwright/contracts/http/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, setTransport } from './api-client';
import { followSession } from './follow-session';
import { meQuery } from './queries/session';
import { queryClient } from './query-client';

const reload = vi.fn();
let end: () => void;

beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  reload.mockClear();
  localStorage.clear();
  queryClient.clear();
  end = followSession();
  queryClient.setQueryData(meQuery.queryKey, { id: 1, role: 'shopper', firstName: 'Noor' } as never);
  queryClient.setQueryData(['orders'], ['what the user bought']);
});
afterEach(() => {
  end();
  // Files share their modules.
  setTransport((url, init) => fetch(url, init));
  queryClient.clear();
  vi.restoreAllMocks();
});

describe('a call that finds the session ended', () => {
  const run = (status: number, code: string) => {
    setTransport(async () => new Response(JSON.stringify({ code, message: 'No', requestId: 'r' }), { status }));
    const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: () => call(logout, {}) });
    return mutation.execute(undefined).catch(() => undefined);
  };
  const shown = () => queryClient.getQueryData(meQuery.queryKey);

  it.each(['/', '/contact', '/product/1', '/stripe-checkout'])(
    'shows %s as a visitor sees it, without loading it again',
    async (path) => {
      window.history.replaceState({}, '', path);
      await run(401, 'session_ended');
      expect(shown()).toBeNull();
      expect(queryClient.getQueryData(['orders'])).toBeUndefined();
      expect(reload).not.toHaveBeenCalled();
    },
  );

  it.each([
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [409, 'conflict'],
    [503, 'unavailable'],
  ])('is not one that fails with %s %s', async (status, code) => {
    await run(status, code);
    expect(shown()).toMatchObject({ id: 1 });
  });
});
