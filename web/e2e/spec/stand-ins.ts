import type { Page } from '@playwright/test';

type Call = `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`;

/** From now on this call fails as a broken service would make it fail. */
export async function failing(page: Page, call: Call, status = 500, message = 'Unexpected error'): Promise<void> {
  const code =
    status === 401 ? 'unauthenticated' : status === 409 ? 'conflict' : status === 503 ? 'unavailable' : 'internal';
  await intercept(page, call, (route) =>
    route.fulfill({ status, json: { code, message, requestId: '0123456789abcdef' } }),
  );
}

/** From now on this call gets no answer, until the returned function lets it through. */
export async function hanging(page: Page, call: Call): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await intercept(page, call, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return release;
}

export async function answering(page: Page, call: Call, json: unknown): Promise<void> {
  await intercept(page, call, (route) => route.fulfill({ status: 200, json }));
}

async function intercept(page: Page, call: Call, handle: Parameters<Page['route']>[1]): Promise<void> {
  const [method, path] = call.split(' ');
  await page.route(
    (url) => url.pathname === `/api${path}`,
    (route, request) => (request.method() === method ? handle(route, request) : route.fallback()),
  );
}

/** Counts the calls of this kind that the page makes from now on. */
export function counting(page: Page, call: Call): { count: () => number } {
  const [method, path] = call.split(' ');
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === `/api${path}`) count += 1;
  });
  return { count: () => count };
}
