import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const script = () => new Response('export {}', { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
const answer = vi.fn(async (_address: string) => script());
const importPart = vi.fn(async () => 'part');

async function load(files: string[]) {
  const { fetchThenImport } = await import('./fetch-then-import');
  return fetchThenImport(importPart, files);
}

const failure = (files: string[]) => load(files).catch((error) => error);

beforeEach(() => {
  // The fetched page is kept for as long as the document lives.
  vi.resetModules();
  answer.mockReset().mockImplementation(async () => script());
  importPart.mockReset().mockResolvedValue('part');
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

const addresses = () => answer.mock.calls.map(([address]) => address);

it('fetches the chunk and all that it imports, and only then imports', async () => {
  importPart.mockImplementation(async () => `after ${addresses().join(' ')}`);
  expect(await load(['assets/part.js', 'assets/shared.js'])).toBe('after /assets/part.js /assets/shared.js');
});

it('leaves the style sheet of the page alone', async () => {
  expect(await load(['assets/part.js', 'assets/index.css'])).toBe('part');
  expect(addresses()).toEqual(['/assets/part.js']);
});

it('fetches each file once', async () => {
  await Promise.all([load(['assets/part.js', 'assets/shared.js']), load(['assets/other.js', 'assets/shared.js'])]);
  await load(['assets/part.js', 'assets/shared.js']);
  expect(addresses()).toEqual(['/assets/part.js', '/assets/shared.js', '/assets/other.js']);
});

describe('what the page preloads as a module', () => {
  beforeEach(() => {
    document.head.innerHTML = '<link rel="modulepreload" href="/assets/page.js">';
  });
  afterEach(() => {
    document.head.innerHTML = '';
  });

  it('is imported at once', async () => {
    expect(await load(['assets/page.js', 'assets/shared.js'])).toBe('part');
    expect(addresses()).toEqual(['/assets/shared.js']);
  });

  it.each([
    ['needs a new page where the store can be reached', async () => script(), true],
    ['waits where it cannot', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ])('%s, if it was lost', async (_case, response, needsReload) => {
    answer.mockImplementation(response);
    importPart.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    expect(await failure(['assets/page.js'])).toMatchObject({ name: 'ChunkError', needsReload });
  });
});

it('fetches once more what a change of networks has lost', async () => {
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await load(['assets/part.js'])).toBe('part');
  expect(addresses()).toEqual(['/assets/part.js', '/assets/part.js']);
});

describe('where a file cannot be had', () => {
  it('never imports, and fetches again what was lost at the next attempt', async () => {
    answer.mockImplementation(async (address) => {
      if (address === '/assets/shared.js') throw new TypeError('Failed to fetch');
      return script();
    });
    expect(await failure(['assets/part.js', 'assets/shared.js'])).toMatchObject({
      name: 'ChunkError',
      needsReload: false,
    });
    expect(importPart).not.toHaveBeenCalled();
    answer.mockImplementation(async () => script());
    expect(await load(['assets/part.js', 'assets/shared.js'])).toBe('part');
    expect(addresses().filter((address) => address === '/assets/part.js')).toHaveLength(1);
  });

  it.each([
    ['a server that is busy', new Response('', { status: 503 }), false],
    [
      'a network that wants a sign-in first',
      new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
      false,
    ],
    ['a release that took it away', new Response('', { status: 404 }), true],
  ])('says for %s whether only a new page can help', async (_case, response, needsReload) => {
    answer.mockResolvedValue(response);
    expect(await failure(['assets/part.js'])).toMatchObject({ name: 'ChunkError', needsReload });
    expect(importPart).not.toHaveBeenCalled();
  });

  it('asks for a new page where the import fails all the same: the browser keeps that failure', async () => {
    importPart.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    expect(await failure(['assets/part.js'])).toMatchObject({ name: 'ChunkError', needsReload: true });
  });
});
